import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { borderMutations } from './borderMutations';
import { buildMutations } from './buildMutations';
import { mutations } from './list';
import { sourceMutations } from './sourceMutations';

const root = join(__dirname, '../../..');

it('has twenty mutations of sources, five of builds, five of borders, each with a name of its own', () => {
  expect(sourceMutations).toHaveLength(20);
  expect(buildMutations).toHaveLength(5);
  expect(borderMutations).toHaveLength(5);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(30);
  for (const { name } of mutations) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
});

it('leaves to a browser only what Jest cannot see', () => {
  const inBrowser = mutations.filter(({ by }) => by === 'e2e');
  expect(inBrowser.length).toBeLessThanOrEqual(6);
  for (const mutation of inBrowser) expect(buildMutations).toContain(mutation);
});

it.each(mutations)('$name finds its text once, and alters it', async (mutation) => {
  const { file, find, replace } = mutation;
  const text = await readFile(join(root, file), 'utf8');
  expect(text.split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});
