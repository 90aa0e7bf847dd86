import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { liveLine, secondsSince } from '../console/progress.mjs';
import { endGroup, spawnGroup } from '../process/group.mjs';
import { isInstalled } from './installed.mjs';
import { npmProgram } from './npm.mjs';
import { Refusal } from './refusal.mjs';

// npm does not end when it is asked to while it unpacks.
const graceMs = 1000;

/**
 * Runs `npm ci` when node_modules does not match the lockfile. npm's own words stay hidden unless
 * it fails: the first address that `npm start` prints must be the page's.
 *
 * @param {string} root
 * @param {AbortSignal} stop ends npm and its children
 * @returns {Promise<boolean>} whether it installed
 */
export async function installIfNeeded(root, stop) {
  if (await isInstalled(root)) return false;
  mustBeWritable(root);
  console.log('Installing packages (npm ci)...');
  const startedAt = Date.now();
  const live = liveLine(() => `  ${secondsSince(startedAt)}`);
  const { code, output } = await npmCi(root, stop).finally(live.end);
  if (stop.aborted) throw new Refusal('Installing was interrupted.');
  if (code !== 0) {
    throw new Refusal(
      `${output.trim()}\n\nPackages could not be installed: npm ci says why above.`,
    );
  }
  console.log(`Packages installed in ${secondsSince(startedAt)}.`);
  return true;
}

/** @param {string} root */
function mustBeWritable(root) {
  const folders = [root, join(root, 'node_modules')].filter((folder) => existsSync(folder));
  for (const folder of folders) {
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      throw new Refusal(`Cannot write in ${folder}: give this user permission to write there.`);
    }
  }
}

/**
 * @param {string} root
 * @param {AbortSignal} stop
 * @returns {Promise<{ code: number, output: string }>}
 */
function npmCi(root, stop) {
  const [program, ...before] = npmProgram();
  // NODE_ENV=production would leave out what builds the product.
  const child = spawnGroup(program, [...before, 'ci', '--include=dev', '--no-progress'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: program === 'npm' && process.platform === 'win32',
  });
  let output = '';
  const collect = (/** @type {Buffer} */ chunk) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);

  return new Promise((resolve) => {
    stop.addEventListener('abort', () => {
      void endGroup(child, graceMs).then(() => resolve({ code: 130, output }));
    });
    child.once('error', (error) => resolve({ code: 1, output: `npm: ${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
