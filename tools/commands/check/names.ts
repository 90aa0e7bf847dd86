import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Ended, RunOptions } from '../../process/runProgram';

const notOurs = new Set(['node_modules', 'dist', 'dist-server', 'coverage', 'test-results']);

const remedy = 'Give one of each pair another name.';

/** Pairs as `folder: Name, name`, and how many names were compared. */
interface Names extends Ended {
  readonly pairs: readonly string[];
  readonly compared: number;
}

/**
 * Finds names within a folder that differ only in case. Extensions do not count: an import leaves them
 * out, so where the file system ignores case, `./section` may load `Section.tsx`.
 */
export function checkNames({ cwd }: Pick<RunOptions, 'cwd'>): Names {
  const folders = foldersBelow(cwd);
  const pairs = folders.flatMap(({ folder, names }) =>
    alikeIn(names).map((alike) => `${folder}: ${alike.join(', ')}`),
  );
  return {
    code: pairs.length > 0 ? 1 : 0,
    output: [...pairs, remedy].join('\n'),
    pairs,
    compared: folders.reduce((sum, { names }) => sum + names.length, 0),
  };
}

interface Folder {
  readonly folder: string;
  readonly names: readonly string[];
}

function foldersBelow(cwd: string, folder = '.'): Folder[] {
  const entries = readdirSync(join(cwd, folder), { withFileTypes: true }).filter(
    ({ name }) => !notOurs.has(name) && !name.startsWith('.'),
  );
  return [
    { folder, names: entries.map(({ name }) => name) },
    ...entries
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => foldersBelow(cwd, join(folder, name))),
  ];
}

/** The groups of names that are equal but for case and extension. */
function alikeIn(names: readonly string[]): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const name of names) {
    const stem = parse(name).name;
    const group = groups.get(stem.toLowerCase()) ?? new Set();
    groups.set(stem.toLowerCase(), group.add(stem));
  }
  return [...groups.values()].filter(({ size }) => size > 1).map((group) => [...group].sort());
}
