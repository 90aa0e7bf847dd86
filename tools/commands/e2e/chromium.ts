import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const debianMark = '/etc/debian_version';

/** The facts about the machine that finding a browser needs; tests bring their own machine. */
export interface Machine {
  readonly env: NodeJS.ProcessEnv;
  /** True if this user may install Debian packages. */
  readonly canInstall: boolean;
  isProgram(file: string): boolean;
  /** Installs Debian's chromium; the output is the reason when it could not. */
  install(): { readonly isDone: boolean; readonly output: string };
}

/**
 * A Chromium: the one in CHROMIUM, or one on the path, or Debian's, which root may install.
 *
 * @throws Refusal when there is none
 */
export function findChromium(machine: Machine = thisMachine()): string {
  const { env, isProgram } = machine;
  if (env.CHROMIUM) {
    if (isProgram(env.CHROMIUM)) return env.CHROMIUM;
    throw new Refusal(`CHROMIUM is «${env.CHROMIUM}», which is no program.`);
  }
  const onPath = () =>
    ['/usr/bin', ...(env.PATH ?? '').split(delimiter)]
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find(isProgram);

  const found = onPath();
  if (found) return found;
  if (!machine.canInstall) {
    throw new Refusal(
      'There is no Chromium here: install one (on Debian: apt-get install chromium) or set CHROMIUM to its path.',
    );
  }
  console.log('Installing Chromium (apt-get install chromium)...');
  const { isDone, output } = machine.install();
  const installed = onPath();
  if (isDone && installed) return installed;
  throw new Refusal(`${output.trim()}\n\nChromium could not be installed: apt-get says why above.`);
}

const thisMachine = (): Machine => ({
  env: process.env,
  canInstall: process.getuid?.() === 0 && existsSync(debianMark),
  isProgram(file) {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  install() {
    const commands = ['apt-get update -qq', 'apt-get install -y -qq chromium'];
    const { status, stdout, stderr } = spawnSync('sh', ['-c', commands.join(' && ')], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
    });
    return { isDone: status === 0, output: `${stdout}${stderr}` };
  },
});
