import type { PlatformStatus, SectionStatus } from '@vatio/contracts/federation/platform';
import type { SectionDescriptor } from '@vatio/contracts/federation/sections';
import { hostDescriptor, savedFile, sectionBuild } from '../../../host/server/testing/folders';
import { listen } from '../../../host/server/testing/servers';
import { main } from './main';

const output: string[] = [];

beforeEach(() => {
  output.length = 0;
  const collect = (line: unknown) => void output.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(collect);
  jest.spyOn(console, 'error').mockImplementation(collect);
});

const saved = (content: unknown) => savedFile('saved.json', content);

const built = (facts: Partial<SectionDescriptor> = {}) =>
  sectionBuild('billing', '1.4.0-3fa9c1d2', facts).descriptor;

/** The exit code for a candidate against what is deployed, both from files. */
const verdict = async (name: string, candidate: unknown, deployed: unknown) =>
  main([name, '--against', await saved(deployed), '--candidate', await saved(candidate)]);

/** A section that is active at the host. */
function section(name: string, facts: Partial<SectionDescriptor> = {}): SectionStatus {
  const { descriptor } = sectionBuild(name, '1.0.0-aaaaaaaa', facts);
  const { version, title, path, owner, requires, runtime } = descriptor;
  const activatedAt = '2026-01-01T10:00:00.000Z';
  return {
    name,
    active: { version, title, path, owner, requires, runtime, activatedAt },
    channel: 'latest',
    allowOverrides: [],
    origin: { place: 'x', state: 'up' },
    versions: [{ version, deployedAt: activatedAt, activatedAt, isActive: true }],
    rejected: [],
  };
}

function status(...sections: SectionStatus[]): PlatformStatus {
  const { version, offers } = hostDescriptor;
  return { host: { version, offers, startedAt: '2026-01-01T09:00:00.000Z' }, sections };
}

describe('a section', () => {
  it('can be deployed to a running host that offers what it needs', async () => {
    const asked: (string | undefined)[] = [];
    const { url } = await listen(({ url }, response) => {
      asked.push(url);
      response.end(JSON.stringify(status(section('billing'), section('user'))));
    });
    const candidate = await saved(built());
    expect(await main(['billing', '--against', `${url}/`, '--candidate', candidate])).toBe(0);
    expect(output).toEqual(['Yes: billing 1.4.0-3fa9c1d2 runs on the host 1.0.0-0a1b2c3d.']);
    expect(asked).toEqual(['/platform.json']);
  });

  it('is compared with a host that tells its status to administrators: it signs in', async () => {
    const asked: (string | undefined)[] = [];
    const { url } = await listen(({ url, headers }, response) => {
      asked.push(url);
      if (url === '/') response.setHeader('set-cookie', 'XSRF-TOKEN=a.b; Path=/; Secure');
      const isSent = headers.cookie === 'XSRF-TOKEN=a.b' && headers['x-xsrf-token'] === 'a.b';
      if (url === '/api/login') response.writeHead(isSent ? 200 : 403);
      if (url === '/api/login') return response.end('{"token":{"value":"secret"}}');
      if (headers.authorization !== 'Bearer secret') response.writeHead(401);
      return response.end(JSON.stringify(status(section('billing'))));
    });
    const candidate = await saved(built());
    for (let time = 0; time < 2; time += 1) {
      expect(await main(['billing', '--against', url, '--candidate', candidate])).toBe(0);
    }
    const [first, ...more] = ['/platform.json', '/', '/api/login', '/platform.json'];
    expect(asked).toEqual([first, ...more, '/platform.json', '/platform.json']);
  });

  it('cannot when the host offers something else: both are named with their versions', async () => {
    const candidate = built({ requires: { '@vatio/platform': '^2.0.0', react: '^20.0.0' } });
    expect(await verdict('billing', candidate, hostDescriptor)).toBe(1);
    expect(output).toEqual([
      'No: billing version 1.4.0-3fa9c1d2 needs @vatio/platform ^2.0.0 and this host (1.0.0-0a1b2c3d) offers 1.1.0.\n' +
        '    billing version 1.4.0-3fa9c1d2 needs react ^20.0.0 and this host (1.0.0-0a1b2c3d) offers 19.3.1.',
    ]);
  });

  it('cannot take the path of another section', async () => {
    const deployed = status(section('billing'), section('user'));
    expect(await verdict('billing', built({ path: 'user' }), deployed)).toBe(1);
    expect(output[0]).toMatch(/1\.4\.0-3fa9c1d2 .*\/user.* 1\.0\.0-aaaaaaaa of "user"/);
  });

  it('is told that it will wait where another version is pinned', async () => {
    const pinned = { channel: 'pinned', pin: '1.0.0-aaaaaaaa' } as const;
    const deployed = status({ ...section('billing'), ...pinned });
    expect(await verdict('billing', built(), deployed)).toBe(0);
    expect(output[0]).toContain('billing is pinned to 1.0.0-aaaaaaaa');
  });
});

describe('the host', () => {
  const needy = section('user', { requires: { '@vatio/platform': '^1.0.0', react: '^18.0.0' } });

  it('can be deployed when every section still runs on it', async () => {
    expect(await verdict('host', hostDescriptor, status(section('billing')))).toBe(0);
    expect(output).toEqual([
      'Yes: the host 1.0.0-0a1b2c3d runs every section that is deployed: billing 1.0.0-aaaaaaaa.',
    ]);
  });

  it('cannot when one of them would not: both are named with their versions', async () => {
    expect(await verdict('host', hostDescriptor, status(section('billing'), needy))).toBe(1);
    expect(output).toEqual([
      'No: user version 1.0.0-aaaaaaaa needs react ^18.0.0 and this host (1.0.0-0a1b2c3d) offers 19.3.1.',
    ]);
  });

  it('is compared with a saved sections.json as well', async () => {
    const { files, ...facts } = sectionBuild('user', '1.0.0-aaaaaaaa', {
      requires: { react: '^18.0.0' },
    }).descriptor;
    const integrity = files['entry.11112222.js'];
    const deployed = { sections: [{ ...facts, integrity }] };
    expect(await verdict('host', hostDescriptor, deployed)).toBe(1);
    expect(output[0]).toMatch(/^No: user version 1\.0\.0-aaaaaaaa needs react/);
  });
});

describe('it cannot be known', () => {
  const notKnown = async (args: string[], message: RegExp) => {
    expect(await main(args)).toBe(2);
    expect(output.join('\n')).toMatch(message);
    expect(output.join('\n')).not.toContain('\n');
  };

  it('when nobody answers', async () => {
    const { url, close } = await listen(() => undefined);
    await close();
    await notKnown(
      ['billing', '--against', url],
      /platform\.json does not answer \(ECONNREFUSED\)/,
    );
  });

  it('when somebody else answers', async () => {
    const { url } = await listen((_, response) => response.end('<!doctype html>'));
    await notKnown(['billing', '--against', url], /platform\.json is not JSON/);
  });

  it('when an address answers with an error', async () => {
    const { url } = await listen((_, response) => response.writeHead(503).end());
    await notKnown(['billing', '--against', url], /platform\.json answers 503/);
  });

  it('when a host does not let us in', async () => {
    const { url } = await listen((_, response) => response.writeHead(401).end());
    await notKnown(['billing', '--against', url], /administrators only.*VATIO_EMAIL.*\/platform/);
  });

  it('when the file is something else', async () => {
    const against = await saved({ name: 'package' });
    await notKnown(['billing', '--against', against], /no platform\.json, host\.json or sections/);
  });

  it('when nothing is built', async () => {
    const against = await saved(hostDescriptor);
    const args = ['nothing', '--against', against];
    await notKnown(args, /remotes\/nothing\/dist\/section\.json cannot be read.*npm run build/);
  });

  it('when what is built is another section', async () => {
    const against = await saved(hostDescriptor);
    const args = ['user', '--against', against, '--candidate', await saved(built())];
    await notKnown(args, /is of the section «billing», not of «user»/);
  });

  it('when what was saved does not say what is needed', async () => {
    const against = await saved(hostDescriptor);
    const args = ['host', '--against', against, '--candidate', against];
    await notKnown(args, /says nothing of sections/);
  });

  it.each([
    ['nothing is asked', []],
    ['it is not said against what', ['billing']],
    ['an option does not exist', ['billing', '--agianst', 'x']],
  ])('when %s: the usage', async (_, args) => {
    await notKnown(args, /Usage: npm run can-i-deploy -- <section>\|host --against/);
  });
});
