import { fileURLToPath } from 'node:url';
import { endGroup, spawnGroup } from '../process/group.mjs';
import { Refusal } from '../setup/refusal.mjs';
import type { Unit } from './units';

const buildProcess = fileURLToPath(new URL('./buildProcess.mjs', import.meta.url));
const graceMs = 2000;

/**
 * Builds one unit in its own process.
 *
 * @param stop ends the build and its children
 * @returns the build's output, usually empty
 * @throws Refusal with the whole output
 */
export function buildUnit(unit: Unit, stop: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawnGroup(process.execPath, [buildProcess, ...unit.args], {
      cwd: unit.dir,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    const end = () => void endGroup(child, graceMs);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    stop.addEventListener('abort', end);
    if (stop.aborted) end();

    child.once('error', reject);
    child.once('close', (code, signal) => {
      stop.removeEventListener('abort', end);
      if (code === 0) return resolve(output);
      const reason = output.trim() || `it ended without a word (${signal ?? code})`;
      reject(new Refusal(`The build of ${unit.name} failed:\n${reason}`));
    });
  });
}
