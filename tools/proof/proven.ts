import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type History, historyOf } from './git';

const provenFile = '.ci/proven';
const longestHours = 48;
const mostCommits = 100;

/** The content of `.ci/proven`: the state in which all tests last passed. */
export interface Proven {
  readonly commit: string;
  /** The commit's date, ISO 8601. */
  readonly date: string;
  readonly node: string;
  readonly chromium: string;
  /** SHA-256 of package-lock.json. */
  readonly lockfile: string;
  /** SHA-256 of each build's files, by the unit's name: `api`, `host page`, `billing`, … */
  readonly builds: Readonly<Record<string, string>>;
  /** The number of tests of each kind. */
  readonly tests: { readonly jest: number; readonly e2e: number };
}

/** Either a proof to build on, or the reason why everything must run. */
export type Standing =
  | { readonly proven: Proven; readonly history: History }
  | { readonly proven: undefined; readonly reason: string };

/**
 * Judges whether the proof in `.ci/proven` still holds: it expires with 48 hours (by the commits' dates),
 * 100 first-parent commits, another lockfile, Node or Chromium, and where its commit is unknown or no
 * ancestor of HEAD.
 *
 * @param chromium the browser's version, where the tests need one
 */
export async function standingOf(root: string, chromium?: string): Promise<Standing> {
  const everything = (reason: string): Standing => ({ proven: undefined, reason });
  const proven = await readProven(root);
  if (!proven) return everything(`there is no ${provenFile}`);
  const now = { ...(await surroundings(root)), ...(chromium && { chromium }) };
  const differing = Object.entries(now).find(
    ([fact, value]) => proven[fact as keyof typeof now] !== value,
  );
  if (differing) return everything(`${differing[0]} is not that of the proof`);

  const history = historyOf(root);
  const head = await history.head();
  if (!head || !(await history.isAncestor(proven.commit))) {
    return everything(`${short(proven.commit)}, the commit of the proof, is not an ancestor here`);
  }
  const [from, to] = await Promise.all([history.dateOf(proven.commit), history.dateOf(head)]);
  const hours = (to.getTime() - from.getTime()) / 3_600_000;
  if (hours > longestHours) return everything(`the proof is ${Math.floor(hours)} hours old`);
  const commits = await history.commitsSince(proven.commit);
  if (commits > mostCommits) return everything(`the proof is ${commits} commits old`);
  return { proven, history };
}

/** A commit as people write it. */
export const short = (commit: string): string => commit.slice(0, 8);

/** The present Node and lockfile. */
export async function surroundings(root: string): Promise<Pick<Proven, 'node' | 'lockfile'>> {
  const lockfile = await readFile(join(root, 'package-lock.json'));
  return { node: process.version, lockfile: createHash('sha256').update(lockfile).digest('hex') };
}

/** The version of a Chromium, `Chromium 156.0.8078.73`. */
export async function versionOfChromium(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ['--version']);
  return stdout.trim().split(' ').slice(0, 2).join(' ');
}

async function readProven(root: string): Promise<Proven | undefined> {
  const text = await readFile(join(root, provenFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Proven);
}
