import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A Git repository in a temporary folder. */
export interface Repository {
  readonly root: string;
  write(file: string, text: string): void;
  delete(file: string): void;
  /** Commits everything at a time. @returns the commit */
  commit(at?: string): string;
  /** Adds `count` empty commits that share one date. */
  addCommits(count: number): void;
  remove(): void;
}

const usualDate = '2026-12-01T10:00:00Z';

/** Makes an empty repository. */
export function makeRepository(): Repository {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vatio-repository-')));
  const git = (args: readonly string[], env: NodeJS.ProcessEnv = {}, input = '') =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      input,
    }).trim();
  git(['init', '--quiet']);
  return {
    root,
    write(file, text) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    delete: (file) => rmSync(join(root, file)),
    commit(at = usualDate) {
      git(['add', '.']);
      git(['commit', '--quiet', '--allow-empty', '--message', 'x'], { GIT_COMMITTER_DATE: at });
      return git(['rev-parse', 'HEAD']);
    },
    addCommits(count) {
      const branch = git(['symbolic-ref', 'HEAD']);
      const date = `${Date.parse(usualDate) / 1000} +0000`;
      const commit = `commit ${branch}\ncommitter x <x@x> ${date}\ndata 0\n`;
      const commits = `${commit}from ${branch}^0\n${commit.repeat(count - 1)}`;
      git(['fast-import', '--quiet'], {}, commits);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
