import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stopSignals } from '../process/stopSignals.mjs';
import { commands, usageOf } from './commands.mjs';
import { installIfNeeded } from './install.mjs';
import { isRefusal } from './refusal.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** `bench` measures the product and is no part of the tools, which do not know it. */
const programOf = (/** @type {string} */ command) =>
  join(root, command === 'bench' ? 'bench/main.ts' : `tools/commands/${command}/main.ts`);

/**
 * Installs what is missing, then runs `tools/commands/<command>/main.ts`. With `--help` it only says how the
 * command is written.
 *
 * @param {readonly string[]} argv the command and its arguments
 * @returns {Promise<number>} the process's exit code
 */
export async function runCommand([command = '', ...args]) {
  if (!Object.hasOwn(commands, command)) {
    console.error(listOfCommands(command));
    return 1;
  }
  if (args.includes('--help') || args.includes('-h')) {
    const name = /** @type {keyof typeof commands} */ (command);
    console.log(`${usageOf(name)}\n${commands[name]}`);
    return 0;
  }
  const stop = stopSignals();
  stop.gentle.addEventListener('abort', () => console.log('\nStopping...'));
  try {
    await installIfNeeded(root, stop.gentle);
    const { register } = await import('tsx/esm/api');
    register();
    const { main } = await import(pathToFileURL(programOf(command)).href);
    return await main(args, stop);
  } catch (error) {
    if (stop.gentle.aborted) return 130;
    console.error(isRefusal(error) ? error.message : error);
    return 1;
  }
}

/** @param {string} asked */
function listOfCommands(asked) {
  const lines = Object.entries(commands).map(([name, what]) => `  ${name.padEnd(14)}${what}`);
  const problem = asked ? `There is no command «${asked}».` : 'Which command?';
  return `${problem} These exist (npm run <command>):\n${lines.join('\n')}`;
}
