import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { bearerOf } from '../../hosts/signIn';
import { type RunOptions, runHere } from '../../process/runProgram';
import { npmProgram } from '../../setup/npm.mjs';
import { consoleRun } from '../../testing/consoleRun';

/** The registry's package of the program itself; no dependency, as only the proof wants it. */
const nextNode = 'node@24';

/**
 * `npm start` and `npm test` on the next Node, which is installed into a temporary folder.
 *
 * @returns the exit code
 */
export async function proveOnNode24({ cwd, stop }: RunOptions): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'vatio-node24-'));
  try {
    const [program, ...npm] = npmProgram();
    const install = [...npm, 'install', '--prefix', folder, '--no-save', nextNode];
    await promisify(execFile)(program, install, { cwd: folder, signal: stop.gentle });
    const bin = join(folder, 'node_modules/node/bin');
    const env = {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      // The whole corpus; other runs take an eighth of it in rotation.
      ROTATION: 'all',
    };
    const node = join(bin, 'node');
    const started = await startAndStop(node, { cwd, stop, env: { ...env, DATA_DIR: folder } });
    console.log(`npm start on ${nextNode}: exit code ${started}`);
    const tested = await runHere(['tools/run.mjs', 'test', '--all'], {
      cwd,
      stop,
      env,
      program: node,
    });
    return Math.max(started, tested);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The product from an empty folder to its address, where the demo admin signs in, and Ctrl-C. */
async function startAndStop(
  node: string,
  { cwd, stop, env = process.env }: RunOptions,
): Promise<number> {
  const run = consoleRun(node, ['tools/run.mjs', 'start'], { cwd, env });
  const end = () => run.child.kill('SIGINT');
  stop.gentle.addEventListener('abort', end);
  try {
    await run.until('Ctrl-C stops it');
    const [address = ''] = /https?:\S+/.exec(run.output()) ?? [];
    await bearerOf(address);
  } finally {
    end();
    stop.gentle.removeEventListener('abort', end);
  }
  return (await run.exitCode) ?? 1;
}
