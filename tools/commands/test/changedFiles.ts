import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Change {
  /** The place of the change, in words. */
  readonly where: string;
  /** Paths from the root, also of new files, without those that are deleted. */
  readonly files: readonly string[];
}

/** The work in progress: the files that are not committed or, if there is none, the last commit. */
export async function changedFiles(root: string): Promise<Change> {
  const git = async (...args: readonly string[]) => {
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...args], { cwd: root });
    return stdout.split('\n').filter(Boolean);
  };
  const differing = ['diff', '--name-only', '--diff-filter=d'];
  const edited = await git(...differing, 'HEAD');
  const added = await git('ls-files', '--others', '--exclude-standard');
  const files = [...edited, ...added];
  if (files.length > 0) return { where: 'what is not committed', files };
  const inLastCommit = await git('show', '--format=', ...differing.slice(1), 'HEAD');
  return { where: 'the last commit', files: inLastCommit };
}
