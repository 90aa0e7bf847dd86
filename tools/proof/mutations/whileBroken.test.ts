import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whileBroken } from './whileBroken';

const mutation = { name: 'a-fault', file: 'a.ts', find: 'right', replace: '$& wrong' };
let root: string;
let stop: AbortController;
const read = () => readFileSync(join(root, 'a.ts'), 'utf8');
const tried = (work: () => Promise<void>) =>
  whileBroken(mutation, { root, stop: { gentle: stop.signal } }, work);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vatio-mutation-'));
  stop = new AbortController();
  writeFileSync(join(root, 'a.ts'), 'it is right.');
});
afterEach(() => rmSync(root, { recursive: true }));

it('breaks a file as long as something goes on, and mends it also when that fails', async () => {
  await tried(async () => expect(read()).toBe('it is $& wrong.'));
  expect(read()).toBe('it is right.');
  await expect(tried(() => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  expect(read()).toBe('it is right.');
});

it('mends it at once when it is told to stop', async () => {
  await tried(async () => {
    stop.abort();
    expect(read()).toBe('it is right.');
  });
});

it('refuses a file that has the text not at all, or twice', async () => {
  for (const text of ['it is.', 'right and right']) {
    writeFileSync(join(root, 'a.ts'), text);
    await expect(tried(async () => {})).rejects.toThrow(/a\.ts has its text not exactly once/);
    expect(read()).toBe(text);
  }
});
