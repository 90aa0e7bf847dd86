import { basename } from 'node:path';

/**
 * The npm that runs this script, or the one on the path when another program does.
 *
 * @returns {[string, ...string[]]}
 */
export function npmProgram() {
  const running = process.env.npm_execpath ?? '';
  return basename(running) === 'npm-cli.js' ? [process.execPath, running] : ['npm'];
}
