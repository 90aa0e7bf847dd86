import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const read = readFile(join(__dirname, '../docker-compose.production.yml'), 'utf8');

/** The lines under a name, which is indented by `spaces`. */
const under = (text: string, name: string, spaces = 0) =>
  new RegExp(`^ {${spaces}}${name}:.*\\n((?: {${spaces + 1}}.*\\n|\\n)*)`, 'm').exec(text)?.[1] ??
  '';

it('no container of production is without limits of memory and processes', async () => {
  const text = await read;
  expect(under(text, 'x-service')).toMatch(/pids_limit: 200\n {2}mem_limit: 512m\n/);
  expect(under(text, 'x-section')).toMatch(
    /<<: \*service\n {2}pids_limit: 50\n {2}mem_limit: 64m\n/,
  );
  const services = under(text, 'services');
  const names = [...services.matchAll(/^ {2}(\S+):$/gm)].map(([, name = '']) => name);
  expect(names).toHaveLength(11);
  for (const name of names) {
    expect([name, under(services, name, 2)]).toEqual([
      name,
      expect.stringMatching(/^ {4}<<: \*(service|section)\n/),
    ]);
  }
});

it('what serves nobody at once gives way to what does', async () => {
  const text = await read;
  const services = under(text, 'services');
  expect(under(text, 'x-section')).toContain('cpu_shares: 256');
  expect(under(services, 'backup', 2)).toContain('cpu_shares: 256');
  expect(under(text, 'x-service')).not.toContain('cpu_shares');
  for (const name of ['edge', 'host', 'api', 'db']) {
    expect(under(services, name, 2)).not.toContain('cpu_shares');
  }
});
