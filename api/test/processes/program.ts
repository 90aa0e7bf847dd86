import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** The end of a program; `code` is null when a signal ended it. */
export interface EndedProgram {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

/** A shipped program, away from any terminal. */
export function startProgram(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [path, ...args], { env: { PATH: process.env.PATH, ...env } });
}

/** Its end, which is waited for. */
export async function endOf(child: ChildProcessWithoutNullStreams): Promise<EndedProgram> {
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return { stdout, stderr, code: child.exitCode };
}
