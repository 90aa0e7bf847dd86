import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 50;

/** A program at work, with all that it has written so far. */
export interface ConsoleRun {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Waits for the program to write something; fails when it ends without. */
  until(text: string | RegExp): Promise<void>;
  readonly exitCode: Promise<number | null>;
}

/** Runs a program as a person would in a console, without a terminal. */
export function consoleRun(
  program: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env?: NodeJS.ProcessEnv },
): ConsoleRun {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, detached: true });
  let output = '';
  let ended = false;
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exitCode = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      ended = true;
      resolve(code);
    });
  });
  return {
    child,
    output: () => output,
    exitCode,
    async until(text) {
      const isThere = () => (typeof text === 'string' ? output.includes(text) : text.test(output));
      while (!isThere() && !ended) await delay(pollMs);
      if (!isThere()) throw new Error(`Ended without writing «${text}»:\n${output}`);
    },
  };
}

/** Waits until a condition holds; the test's own time limit is the limit. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(pollMs);
}
