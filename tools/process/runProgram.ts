import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Stop } from './stopSignals.mjs';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));

export interface RunOptions {
  readonly cwd: string;
  readonly stop: Stop;
  readonly env?: NodeJS.ProcessEnv;
  /** Another Node than the one that runs this. */
  readonly program?: string;
}

/** A program's exit code, with its output when that was collected. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** The script behind a command of an installed package: `jest` → …/jest/bin/jest.js */
export function packageBin(name: string, command = name): string {
  const manifest = readFileSync(join(installed, name, 'package.json'), 'utf8');
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(manifest);
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${name} has no command ${command}.`);
  return join(installed, name, file);
}

/** Runs a Node program on this console: it sees the keyboard, and writes for itself. */
export const runHere = (args: readonly string[], options: RunOptions): Promise<number> =>
  run(args, options, 'inherit').then(({ code }) => code);

/** Runs a Node program and keeps what it writes. */
export const runQuietly = (args: readonly string[], options: RunOptions): Promise<Ended> =>
  run(args, options, 'pipe');

function run(
  args: readonly string[],
  { cwd, stop, env = process.env, program = process.execPath }: RunOptions,
  output: 'inherit' | 'pipe',
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output],
    });
    let collected = '';
    const collect = (chunk: Buffer) => {
      collected += chunk.toString();
    };
    const ask = () => child.kill('SIGTERM');
    const kill = () => child.kill('SIGKILL');
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    stop.gentle.addEventListener('abort', ask);
    stop.hard.addEventListener('abort', kill);

    child.once('error', reject);
    child.once('close', (code) => {
      stop.gentle.removeEventListener('abort', ask);
      stop.hard.removeEventListener('abort', kill);
      resolve({ code: stop.gentle.aborted ? 130 : (code ?? 1), output: collected });
    });
  });
}
