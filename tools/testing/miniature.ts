import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const repository = join(__dirname, '../..');

/**
 * A server that speaks the protocol of the real servers. FAKE_API or FAKE_HOST makes it misbehave: `fails`
 * at the start, `dies` when it is asked for /die, `hangs` when it is asked to stop.
 */
const fakeServer = (part: string) => `
import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

const manner = process.env.FAKE_${part.toUpperCase()};
const note = (what: string) => appendFileSync(join(process.env.DATA_DIR ?? '', 'order'), '${part} ' + what + '\\n');
console.log('the ${part} writes its log');
if (manner === 'fails') {
  process.send?.({ type: 'failed', message: 'no luck today' });
  process.exit(1);
}
const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(3);
  response.end('${part} of ' + process.env.COMPANY_NAME);
});
server.listen(Number(process.env.PORT), process.env.HOST, () => {
  const address = server.address();
  note('ready');
  process.send?.({ type: 'ready', port: typeof address === 'object' && address?.port });
});
process.on('SIGTERM', () => {
  if (manner === 'hangs') return;
  note('stopped');
  process.exit(0);
});
process.on('disconnect', () => process.exit(0));
`;

const demoUsers = `export const demoUsers = [
  { name: 'Ana', email: 'ana@vatio.test', password: 'a-secret', role: 'admin' },
];`;

/** A small copy of the repository: these tools, and servers that only pretend. */
export interface Miniature {
  readonly root: string;
  write(file: string, text: string): void;
  remove(): void;
}

/** Makes a repository in a temporary folder, linked to the packages installed here. */
export function makeMiniature(): Miniature {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vatio-miniature-')));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  cpSync(join(repository, 'tools'), join(root, 'tools'), { recursive: true });
  cpSync(join(repository, 'tests/rotation.ts'), join(root, 'tests/rotation.ts'));
  mkdirSync(join(root, 'shared'));
  symlinkSync(join(repository, 'shared/build'), join(root, 'shared/build'));
  for (const part of ['api', 'host']) {
    const scripts = { build: 'vatio-build server src/main.ts' };
    write(
      `${part}/package.json`,
      JSON.stringify({ name: part, version: '1.0.0', type: 'module', scripts }),
    );
    write(`${part}/src/main.ts`, fakeServer(part));
  }
  write('api/src/seed/demoUsers.ts', demoUsers);
  write(
    'package.json',
    JSON.stringify({ type: 'module', scripts: { start: 'node tools/run.mjs start' } }),
  );
  const lock = JSON.stringify({ lockfileVersion: 3, packages: { '': {}, api: {}, host: {} } });
  write('package-lock.json', lock);
  write('node_modules/.package-lock.json', lock);
  for (const entry of readdirSync(join(repository, 'node_modules'))) {
    if (entry.startsWith('.')) continue;
    symlinkSync(join(repository, 'node_modules', entry), join(root, 'node_modules', entry));
  }
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
