import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

/** A file that differs from a commit; its path starts at the root. */
export interface ChangedFile {
  readonly path: string;
  readonly isDeleted: boolean;
}

/** The repository's history, as far as the proof needs it. */
export interface History {
  /** The commit that is checked out. @returns undefined outside a repository */
  head(): Promise<string | undefined>;
  /** Returns whether the commit exists here and HEAD descends from it. A shallow clone may not know it. */
  isAncestor(commit: string): Promise<boolean>;
  /** The committer's date. */
  dateOf(commit: string): Promise<Date>;
  /** First-parent commits from there to HEAD. */
  commitsSince(commit: string): Promise<number>;
  /** Everything that differs from a commit, whether committed since, edited or new. A renamed file is one deleted and one new. */
  changedSince(commit: string): Promise<readonly ChangedFile[]>;
}

/** The history of the repository in this folder. */
export function historyOf(root: string): History {
  const git = async (...args: readonly string[]) =>
    (await run('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, maxBuffer })).stdout;
  const succeeds = (...args: readonly string[]) =>
    git(...args).then(
      () => true,
      () => false,
    );

  return {
    head: () =>
      git('rev-parse', '--verify', 'HEAD').then(
        (commit) => commit.trim(),
        () => undefined,
      ),
    isAncestor: (commit) => succeeds('merge-base', '--is-ancestor', commit, 'HEAD'),
    dateOf: async (commit) =>
      new Date(Number(await git('log', '-1', '--format=%ct', commit)) * 1000),
    commitsSince: async (commit) =>
      Number(await git('rev-list', '--count', '--first-parent', `${commit}..HEAD`)),
    async changedSince(commit) {
      const differing = await git('diff', '--name-status', '--no-renames', '-z', commit);
      const added = await git('ls-files', '--others', '--exclude-standard', '-z');
      return [
        ...pairs(differing.split('\0').filter(Boolean)).map(([state, path]) => ({
          path,
          isDeleted: state === 'D',
        })),
        ...added
          .split('\0')
          .filter(Boolean)
          .map((path) => ({ path, isDeleted: false })),
      ];
    },
  };
}

function pairs(items: readonly string[]): (readonly [string, string])[] {
  return items.flatMap((item, index) =>
    index % 2 === 0 ? [[item, items[index + 1] ?? ''] as const] : [],
  );
}
