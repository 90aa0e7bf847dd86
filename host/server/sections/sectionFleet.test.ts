import { EventEmitter, once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platformStatusSchema } from '@vatio/contracts/federation/platform';
import { BrotliQueue } from '../assets/compression';
import { hostDescriptor, sectionBuild, tempFolder, writeSection } from '../testing/folders';
import { listen, serveFolder } from '../testing/servers';
import { keptLog } from '../testing/watching';
import { SectionCatalog } from './catalog';
import { SectionFleet } from './sectionFleet';
import type { SectionSettings } from './sectionsConfig';

const fleets: SectionFleet[] = [];
afterEach(() => Promise.all(fleets.splice(0).map((fleet) => fleet.stop())));

const first = '1.0.0-aaaaaaaa';
const second = '1.1.0-bbbbbbbb';

/** A folder with sections.config.json, the origins `billing` and `user`, and the store. */
async function place() {
  const dir = await tempFolder();
  const configFile = join(dir, 'sections.config.json');
  const deploy = (name: string, version: string, facts = {}) =>
    writeSection(join(dir, name), sectionBuild(name, version, facts));
  const configure = (sections: Record<string, SectionSettings>) =>
    writeFile(configFile, JSON.stringify({ sections }));
  await deploy('billing', first);
  await deploy('user', first);
  await configure({ billing: { origin: 'billing' }, user: { origin: 'user' } });

  const open = async () => {
    const catalog = new SectionCatalog([]);
    const { log, warnings, news } = keptLog();
    const parts = { catalog, brotli: new BrotliQueue(), host: hostDescriptor, log };
    const fleet = await SectionFleet.open({ ...parts, configFile, storeDir: join(dir, 'store') });
    fleets.push(fleet);
    const active = (name: string) => catalog.active(name)?.descriptor.version;
    return { fleet, catalog, warnings, news, active };
  };
  return { dir, configFile, deploy, configure, open };
}

/** A server that has looked once at its origins. */
async function running() {
  const files = await place();
  const server = await files.open();
  await server.fleet.poll();
  const reconfigure = async (sections: Record<string, SectionSettings>) => {
    await files.configure(sections);
    await server.fleet.reload();
  };
  return { ...files, ...server, reconfigure };
}

describe('the start', () => {
  it('needs no origin: the store has all sections', async () => {
    const { configure, open } = await running();
    await configure({ billing: { origin: '/nowhere' }, user: { origin: 'http://127.0.0.1:9' } });
    const { catalog } = await open();
    expect(catalog.registry().sections.map(({ name }) => name)).toEqual(['billing', 'user']);
  });

  it('gives a path that two stored sections want to the first in the file', async () => {
    const { deploy, configure, reconfigure, open, fleet } = await running();
    await reconfigure({ billing: { origin: 'billing' } });
    await deploy('billing', second, { path: 'user' });
    await fleet.poll();
    await configure({ user: { origin: '/nowhere' }, billing: { origin: '/nowhere' } });
    const { active, warnings } = await open();
    expect([active('user'), active('billing')]).toEqual([first, first]);
    expect(warnings[0]).toMatch(
      /"billing" wants the path \/user, which version 1\.0\.0-aaaaaaaa of "user" has/,
    );
  });

  it('fails with one sentence when the store cannot be written', async () => {
    const { configFile } = await place();
    const { log } = keptLog();
    const parts = { catalog: new SectionCatalog([]), brotli: new BrotliQueue(), log };
    const storeDir = join(configFile, 'store');
    await expect(
      SectionFleet.open({ ...parts, host: hostDescriptor, configFile, storeDir }),
    ).rejects.toThrow(
      `The section store ${storeDir} cannot be used (ENOTDIR): allow this user to write there or set SECTION_STORE to another folder.`,
    );
  });
});

describe('while it runs, the server takes up', () => {
  it('a rollback, at once and of that section alone, then the origin again', async () => {
    const { fleet, deploy, reconfigure, active, catalog } = await running();
    await deploy('billing', second);
    await fleet.poll();
    const user = catalog.active('user');

    await reconfigure({ billing: { origin: 'billing', pin: first }, user: { origin: 'user' } });
    await fleet.poll();
    expect(active('billing')).toBe(first);

    await reconfigure({ billing: { origin: 'billing' }, user: { origin: 'user' } });
    await fleet.poll();
    expect(active('billing')).toBe(second);
    expect(catalog.active('user')).toBe(user);
  });

  it('what a section is held to: what does not keep it is not active any more', async () => {
    const { fleet, reconfigure, active, catalog, warnings } = await running();
    const user = { origin: 'user' };
    await reconfigure({ billing: { origin: 'billing', trust: { owner: 'Otro' } }, user });
    await fleet.poll();
    expect(active('billing')).toBeUndefined();
    expect(catalog.registry().sections.map(({ name }) => name)).toEqual(['user']);
    expect(warnings[0]).toMatch(/held to Otro; no version of it is active yet/);

    await reconfigure({ billing: { origin: 'billing' }, user });
    expect(active('billing')).toBe(first);
  });

  it('a rollback while the new version is still on its way', async () => {
    const { fleet, reconfigure, active } = await running();
    const origin = new EventEmitter();
    const { descriptor } = sectionBuild('billing', second);
    const { url } = await listen((incoming, outgoing) => {
      if (incoming.url === '/section.json') outgoing.end(JSON.stringify(descriptor));
      else origin.emit('asked');
    });
    await reconfigure({ billing: { origin: url }, user: { origin: 'user' } });
    const look = fleet.poll();
    await once(origin, 'asked');
    await reconfigure({ billing: { origin: url, pin: first }, user: { origin: 'user' } });
    await Promise.all([look, fleet.poll()]);
    expect(active('billing')).toBe(first);
  });

  it('another origin', async () => {
    const { fleet, dir, reconfigure, active } = await running();
    await writeSection(join(dir, 'other'), sectionBuild('billing', second));
    const { url } = await serveFolder(join(dir, 'other'));
    await reconfigure({ billing: { origin: url }, user: { origin: 'user' } });
    expect(fleet.status().sections[0]?.origin).toEqual({ place: url, state: 'unknown' });
    await fleet.poll();
    expect(active('billing')).toBe(second);
  });

  it('a section more, a section less, and the first one again', async () => {
    const { fleet, deploy, reconfigure, catalog } = await running();
    const names = () => catalog.registry().sections.map(({ name }) => name);
    await deploy('company', first);
    await reconfigure({ company: { origin: 'company' }, user: { origin: 'user' } });
    await fleet.poll();
    expect(names()).toEqual(['company', 'user']);
    expect(catalog.file('billing', first, 'entry.11112222.js')).toBeDefined();

    await reconfigure({ user: { origin: 'user' }, billing: { origin: '/nowhere' } });
    expect(names()).toEqual(['user', 'billing']);
  });

  it('from where a browser may replace a section', async () => {
    const { fleet, reconfigure, catalog } = await running();
    await reconfigure({ billing: { origin: 'billing', allowOverrides: true } });
    expect(catalog.registry().allowOverrides).toEqual({
      billing: ['http://localhost:*', 'http://127.0.0.1:*'],
    });
    expect(fleet.status().sections[0]?.allowOverrides).toHaveLength(2);
  });

  it('a file that an editor has put in the place of the one before, by itself', async () => {
    const { fleet, dir, configFile, active } = await running();
    fleet.start();
    await writeFile(join(dir, 'new.json'), '{"sections":{"user":{"origin":"user"}}}');
    await rename(join(dir, 'new.json'), configFile);
    while (fleet.status().sections.length > 1) await new Promise(setImmediate);
    expect(active('billing')).toBeUndefined();
    expect(active('user')).toBe(first);
  });
});

describe('a version that a page asks for and that is not served', () => {
  it('is looked for at once, since another replica may have taken it already', async () => {
    const { fleet, deploy, catalog } = await running();
    await deploy('billing', second);
    await fleet.seek('billing', second);
    expect(catalog.version('billing', second)).toBeDefined();
  });

  it('is not looked for again and again, nor if there can be no such version', async () => {
    const { fleet, deploy, catalog } = await running();
    await fleet.seek('billing', second);
    await deploy('billing', second);
    await fleet.seek('billing', second);
    await deploy('user', second);
    await fleet.seek('user', '../billing');
    await fleet.seek('nobody', second);
    for (const name of ['billing', 'user']) expect(catalog.version(name, second)).toBeUndefined();
  });
});

describe('a mistake in the file while the server runs', () => {
  it('is told once and shown, and everything stays as it was until it is right', async () => {
    const { fleet, configFile, reconfigure, catalog, warnings, news } = await running();
    const before = catalog.revision;
    await writeFile(configFile, '{"sections":{"billing":{}}}');
    await fleet.reload();
    await fleet.reload();
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The sections stay as they are: .*config\.json: sections\.billing\.origin: /,
      ),
    ]);
    expect(fleet.status().configError).toMatch(/sections\.billing\.origin: /);
    expect(fleet.status().sections).toHaveLength(2);
    expect(catalog.revision).toBe(before);

    await reconfigure({ billing: { origin: 'billing' }, user: { origin: 'user' } });
    expect(fleet.status()).not.toHaveProperty('configError');
    expect(news.at(-1)).toBe('The configuration of sections is right again.');
  });
});

describe('the status', () => {
  it('says what is active, from where, and what was refused', async () => {
    const { fleet, dir, deploy } = await running();
    await deploy('billing', second, { requires: { react: '^20.0.0' } });
    await fleet.poll();
    const status = platformStatusSchema.parse(fleet.status());
    expect(status.host).toMatchObject({ version: '1.0.0-0a1b2c3d', offers: hostDescriptor.offers });
    const [billing, user] = status.sections;
    expect(user).toMatchObject({ name: 'user', rejected: [] });
    expect(billing).toEqual({
      name: 'billing',
      active: {
        version: first,
        title: 'Sección billing',
        path: 'billing',
        owner: 'Equipo de pruebas',
        requires: { react: '^19.0.0' },
        runtime: '2.9.2',
        activatedAt: expect.any(String),
      },
      channel: 'latest',
      allowOverrides: [],
      origin: {
        place: join(dir, 'billing'),
        state: 'up',
        version: second,
        checkedAt: expect.any(String),
      },
      versions: [
        {
          version: first,
          deployedAt: expect.any(String),
          activatedAt: expect.any(String),
          isActive: true,
        },
      ],
      rejected: [
        {
          version: second,
          reason: `version ${second} needs react ^20.0.0 and this host (1.0.0-0a1b2c3d) offers 19.3.1; version ${first} stays active.`,
          at: expect.any(String),
        },
      ],
    });
  });

  it('remembers what was wrong with an origin that answers again', async () => {
    const { fleet, dir, reconfigure } = await running();
    const origin = await serveFolder(join(dir, 'billing'));
    await reconfigure({ billing: { origin: origin.url, pin: first } });
    await origin.close();
    await fleet.poll();
    const down = fleet.status().sections[0];
    expect(down).toMatchObject({ channel: 'pinned', pin: first, origin: { state: 'down' } });
    expect(down?.origin.lastError?.reason).toMatch(/does not answer \(ECONNREFUSED\)/);
    await serveFolder(join(dir, 'billing'), origin.port);
    await fleet.poll();
    expect(fleet.status().sections[0]?.origin).toMatchObject({
      state: 'up',
      version: first,
      lastError: down?.origin.lastError,
    });
  });
});
