import { truncate, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sectionBuild, tempFolder, writeFiles, writeSection } from '../testing/folders';
import { listen, serveFolder } from '../testing/servers';
import { watching } from '../testing/watching';

const first = sectionBuild('billing', '1.0.0-aaaaaaaa');
const second = sectionBuild('billing', '1.1.0-bbbbbbbb');

/** A watch of a folder where the first version is deployed and active. */
async function deployed() {
  const dir = await tempFolder();
  const test = await watching(dir);
  await test.deploy(first);
  expect(test.active()).toBe('1.0.0-aaaaaaaa');
  return { ...test, dir };
}

describe('a new version', () => {
  it('becomes active whole, and the one before stays served', async () => {
    const { deploy, catalog, active, news } = await deployed();
    await deploy(second);
    expect(active()).toBe('1.1.0-bbbbbbbb');
    const files = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'].map((version) =>
      catalog.file('billing', version, 'entry.11112222.js')?.plain.toString(),
    );
    expect(files).toEqual([first.files['entry.11112222.js'], second.files['entry.11112222.js']]);
    expect(news).toEqual([
      'Section billing: version 1.0.0-aaaaaaaa is active.',
      'Section billing: version 1.1.0-bbbbbbbb is active, instead of 1.0.0-aaaaaaaa.',
    ]);
  });

  it('can be an older one again, without a second pull', async () => {
    const { watch, deploy, catalog, dir, active } = await deployed();
    const kept = catalog.version('billing', '1.0.0-aaaaaaaa');
    await deploy(second);
    await writeFiles(dir, { 'section.json': JSON.stringify(first.descriptor) });
    await watch.poll();
    expect(active()).toBe('1.0.0-aaaaaaaa');
    expect(catalog.active('billing')).toBe(kept);
  });

  it('comes from a container just as well', async () => {
    const dir = await tempFolder();
    await writeSection(dir, first);
    const { url } = await serveFolder(dir);
    const { watch, active } = await watching(url);
    await watch.poll();
    await writeSection(dir, second);
    await watch.poll();
    expect(active()).toBe('1.1.0-bbbbbbbb');
  });
});

describe('is refused, and the version before stays', () => {
  const entry = 'entry.11112222.js';
  const changed = (facts: object) => JSON.stringify({ ...second.descriptor, ...facts });

  it.each<[string, (dir: string) => Promise<void>, RegExp]>([
    [
      'a tampered file',
      (dir) => writeFiles(dir, { [entry]: `${second.files[entry as keyof typeof second.files]};` }),
      /version 1\.1\.0-bbbbbbbb is refused: entry\.11112222\.js does not match its sha384/,
    ],
    ['a missing file', (dir) => unlink(join(dir, entry)), /there is no file .*entry\.11112222\.js/],
    [
      'a half-written file',
      (dir) => truncate(join(dir, entry), 100),
      /entry\.11112222\.js does not match its sha384/,
    ],
    [
      'a half-written section.json',
      (dir) => truncate(join(dir, 'section.json'), 100),
      /the new version is refused: its section\.json is not JSON/,
    ],
    [
      'another section',
      (dir) => writeFiles(dir, { 'section.json': changed({ name: 'user' }) }),
      /its name is "user"/,
    ],
    [
      'a descriptor of the wrong form',
      (dir) => writeFiles(dir, { 'section.json': changed({ version: 'latest' }) }),
      /not valid \(version: /,
    ],
    [
      'a file name that leads out',
      (dir) => writeFiles(dir, { 'section.json': changed({ files: { '../entry.js': 'x' } }) }),
      /not valid \(files/,
    ],
    [
      'a document among its files',
      (dir) =>
        writeFiles(dir, {
          'section.json': changed({
            files: { ...second.descriptor.files, 'Help.HTML': second.descriptor.files[entry] },
          }),
        }),
      /version 1\.1\.0-bbbbbbbb is refused: Help\.HTML is of a kind that no page loads \(a section has .*\.js /,
    ],
    [
      'an entry that every object inherits',
      (dir) => writeFiles(dir, { 'section.json': changed({ entry: 'toString' }) }),
      /its entry is no file of it|not among the files/,
    ],
  ])('%s', async (_what, spoil, reason) => {
    const { watch, deploy, dir, active, warnings } = await deployed();
    await writeSection(dir, second);
    await spoil(dir);
    await watch.poll();
    await watch.poll();
    expect(active()).toBe('1.0.0-aaaaaaaa');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(reason);
    expect(warnings[0]).toMatch(/; version 1\.0\.0-aaaaaaaa stays active\.$/);

    await deploy(second);
    expect(active()).toBe('1.1.0-bbbbbbbb');
  });

  it('the same identity with other bytes', async () => {
    const { deploy, active, warnings, catalog } = await deployed();
    const before = catalog.active('billing');
    await deploy(sectionBuild('billing', '1.0.0-aaaaaaaa', { title: 'Otra' }));
    expect(active()).toBe('1.0.0-aaaaaaaa');
    expect(catalog.active('billing')).toBe(before);
    expect(warnings).toEqual([
      'Section billing: version 1.0.0-aaaaaaaa is refused: the same version was deployed before with other files; version 1.0.0-aaaaaaaa stays active.',
    ]);
  });

  it('what needs another host than this one, with both versions named', async () => {
    const { watch, deploy, section, active, warnings } = await deployed();
    const requires = { '@vatio/platform': '^2.0.0' };
    await deploy(sectionBuild('billing', '2.0.0-cccccccc', { requires }));
    await watch.poll();
    expect(active()).toBe('1.0.0-aaaaaaaa');
    const sentence =
      'version 2.0.0-cccccccc needs @vatio/platform ^2.0.0 and this host (1.0.0-0a1b2c3d) offers 1.1.0; version 1.0.0-aaaaaaaa stays active.';
    expect(warnings).toEqual([`Section billing: ${sentence}`]);
    expect(section.journal.rejected).toEqual([
      { version: '2.0.0-cccccccc', reason: sentence, at: expect.any(String) },
    ]);
  });

  it('and of the refused versions the last ten are remembered', async () => {
    const { deploy, section } = await deployed();
    for (let number = 0; number < 12; number += 1) {
      await deploy(sectionBuild('billing', `1.${number}.0-cccccccc`, { path: 'login' }));
    }
    const refused = section.journal.rejected.map(({ version }) => version);
    expect(refused).toHaveLength(10);
    expect([refused[0], refused[9]]).toEqual(['1.11.0-cccccccc', '1.2.0-cccccccc']);
  });

  it('a section that is too large', async () => {
    const dir = await tempFolder();
    await writeSection(dir, first);
    await truncate(join(dir, 'lazy.33334444.js'), 65 * 1024 * 1024);
    const { watch, active, warnings } = await watching(dir);
    await watch.poll();
    expect(active()).toBeUndefined();
    expect(warnings[0]).toMatch(/lazy\.33334444\.js is larger than \d+ bytes; no version of it is/);
  });

  it('a container that sends more than it may', async () => {
    const { url } = await listen((_incoming, outgoing) => {
      outgoing.write(Buffer.alloc(2 * 1024 * 1024));
      outgoing.end();
    });
    const { watch, warnings } = await watching(url);
    await watch.poll();
    expect(warnings[0]).toMatch(/section\.json is larger than/);
  });
});

describe('an origin that is down', () => {
  it('does not matter at the start, and is found when it comes', async () => {
    const { url, port, close } = await serveFolder('/nowhere');
    await close();
    const { watch, active, warnings, news } = await watching(url);
    await watch.poll();
    await watch.poll();
    expect(active()).toBeUndefined();
    expect(warnings).toEqual([
      `Section billing: ${url}/section.json does not answer (ECONNREFUSED); no version of it is active yet.`,
    ]);

    const dir = await tempFolder();
    await writeSection(dir, first);
    await serveFolder(dir, port);
    await watch.poll();
    expect(active()).toBe('1.0.0-aaaaaaaa');
    expect(news[0]).toBe(`Section billing: ${url} answers.`);
  });

  it('leaves the active version served when it goes, and is told each time', async () => {
    const dir = await tempFolder();
    await writeSection(dir, first);
    const origin = await serveFolder(dir);
    const { watch, active, warnings, catalog } = await watching(origin.url);
    await watch.poll();
    await origin.close();
    await watch.poll();
    const again = await serveFolder(dir, origin.port);
    await watch.poll();
    await again.close();
    await watch.poll();
    expect(active()).toBe('1.0.0-aaaaaaaa');
    expect(catalog.file('billing', '1.0.0-aaaaaaaa', 'lazy.33334444.js')).toBeDefined();
    expect(warnings).toHaveLength(2);
  });

  it.each<[string, Parameters<typeof listen>[0], RegExp]>([
    ['an error', (_in, out) => out.writeHead(500).end(), /answers 500/],
    ['a redirect', (_in, out) => out.writeHead(302, { location: '/x' }).end(), /does not answer/],
    ['nothing', () => undefined, /does not answer/],
    ['half', (_in, out) => out.write('{', () => setImmediate(() => out.destroy())), /breaks off/],
  ])('or answers with %s', async (_what, handler, reason) => {
    const { url } = await listen(handler);
    const { watch, active, warnings } = await watching(url, { timeoutMs: 200 });
    await watch.poll();
    expect(active()).toBeUndefined();
    expect(warnings[0]).toMatch(reason);
  });
});

describe('polling', () => {
  it('never looks twice at the same time', async () => {
    let requests = 0;
    const { url } = await listen((_incoming, outgoing) => {
      requests += 1;
      setImmediate(() => outgoing.writeHead(404).end());
    });
    const { watch } = await watching(url);
    await Promise.all([watch.poll(), watch.poll(), watch.poll()]);
    expect(requests).toBe(1);
  });

  it('goes on by itself until it is stopped', async () => {
    const dir = await tempFolder();
    const { watch, active } = await watching(dir);
    watch.start(1);
    await watch.poll();
    await writeSection(dir, first);
    while (!active()) await new Promise(setImmediate);
    expect(active()).toBe('1.0.0-aaaaaaaa');
    await watch.stop();
  });

  it('is broken off by the stop, silently', async () => {
    const { url } = await listen(() => undefined);
    const { watch, warnings } = await watching(url);
    watch.start(1000);
    await watch.stop();
    expect(warnings).toEqual([]);
  });
});
