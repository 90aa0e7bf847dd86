import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buildServerOnce } from '@vatio/build/server-once';
import { pageFolder, sectionBuild, tempFolder, writeFiles, writeSection } from './testing/folders';
import { listen, rawRequest } from './testing/servers';

// Each test starts a process, on machines that may be busy.
jest.setTimeout(30_000);

const hostDir = join(__dirname, '..');
beforeAll(() => buildServerOnce(hostDir));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the shipped program with a page and one section. */
async function start(environment: Record<string, string> = {}, log: number | 'pipe' = 'pipe') {
  const dir = await tempFolder();
  await writeSection(join(dir, 'billing'), sectionBuild('billing', '1.0.0-aaaaaaaa'));
  await writeFiles(dir, {
    'sections.config.json': JSON.stringify({
      sections: { billing: { origin: 'billing' }, user: { origin: 'http://127.0.0.1:9' } },
    }),
  });
  const child = spawn(process.execPath, [join(hostDir, 'dist-server/main.js')], {
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      XSRF_KEY: 'a key of the tests, of 32 characters',
      PAGE_DIR: await pageFolder(),
      SECTIONS_CONFIG: join(dir, 'sections.config.json'),
      SECTION_STORE: join(dir, 'store'),
      ...environment,
    },
  });
  children.push(child);
  const output = { errors: '' };
  child.stderr?.on('data', (chunk) => {
    output.errors += chunk;
  });
  child.stdout?.resume();
  const [message] = await once(child, 'message');
  return { child, message, output };
}

const exit = async (child: ChildProcess) => (await once(child, 'exit')) as [number, string | null];

/** A device on which every write fails as on a full disk; Linux has it. */
const whereFull = existsSync('/dev/full') ? it : it.skip;

describe('the program', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('serves until %s, then exits with 0', async (signal) => {
    const { child, message } = await start();
    expect(message).toEqual({ type: 'ready', port: expect.any(Number) });
    const page = await rawRequest({ port: message.port, path: '/billing' });
    expect(page.body).toContain('/remotes/billing/1.0.0-aaaaaaaa/entry.11112222.js');

    // An idle connection and a second signal must not change the outcome.
    const idle = connect(message.port, '127.0.0.1').on('error', () => undefined);
    await once(idle, 'connect');
    child.kill(signal);
    child.kill('SIGTERM');
    expect(await exit(child)).toEqual([0, null]);
  });

  it('ends with its parent', async () => {
    const { child } = await start();
    child.disconnect();
    expect(await exit(child)).toEqual([0, null]);
  });

  whereFull('goes on when the disk under its log is full', async () => {
    const full = openSync('/dev/full', 'w');
    const { child, message } = await start({}, full);
    closeSync(full);
    for (const path of ['/nowhere', '/billing', '/billing']) {
      const page = await rawRequest({ port: message.port, path });
      expect(page.status).toBeLessThan(500);
    }
    child.kill('SIGTERM');
    expect(await exit(child)).toEqual([0, null]);
  });

  it('lets a running answer finish', async () => {
    const api = new EventEmitter();
    const { url } = await listen((_incoming, outgoing) => api.emit('call', outgoing));
    const { child, message } = await start({ API_URL: url });
    const answer = rawRequest({ port: message.port, path: '/api/x' });
    const [outgoing]: ServerResponse[] = await once(api, 'call');
    child.kill('SIGTERM');
    outgoing?.end('late');
    expect((await answer).body).toBe('late');
    expect(await exit(child)).toEqual([0, null]);
  });

  it('says in one sentence that the port is taken', async () => {
    const { port } = await listen(() => undefined);
    const { child, message, output } = await start({ PORT: String(port) });
    const sentence = `Port ${port} on 127.0.0.1 is taken: stop what uses it or set PORT.`;
    expect(message).toEqual({ type: 'failed', message: sentence });
    expect(await exit(child)).toEqual([1, null]);
    expect(output.errors).toBe(`${sentence}\n`);
  });

  it.each([
    [{ XSRF_KEY: '' }, /^XSRF_KEY or XSRF_KEY_FILE must be set: .*\n$/],
    [{ PAGE_DIR: '/nowhere' }, /^There is no \/nowhere\/index\.html: .*\n$/],
    [{ SECTIONS_CONFIG: '/nowhere.json' }, /^\/nowhere\.json cannot be read: .*\n$/],
    [
      { SECTION_STORE: '/dev/null/store' },
      /^The section store \/dev\/null\/store cannot be used \(ENOTDIR\): .* set SECTION_STORE .*\n$/,
    ],
    [{ HOST: '203.0.113.1' }, /^HOST 203\.0\.113\.1 is not an address of this machine\.\n$/],
  ])('says in one sentence what is wrong: %j', async (environment, sentence) => {
    const { child, message, output } = await start(environment);
    expect(message.type).toBe('failed');
    expect(await exit(child)).toEqual([1, null]);
    expect(output.errors).toMatch(sentence);
  });
});
