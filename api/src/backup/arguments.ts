import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../errorFacts';
import { StartupError } from '../startupError';

/** The person's request. An archive that is left out is the newest one. */
export type Request =
  | {
      readonly command: 'backup';
      /** Left out = the folder of the settings. */
      readonly folder: string | undefined;
      /** The number of backups that stay; undefined = all. */
      readonly keep: number | undefined;
      /** Written to standard output, and nowhere else. */
      readonly isPiped: boolean;
    }
  | { readonly command: 'restore'; readonly archive: string; readonly isReplacing: boolean }
  | { readonly command: 'verify-backup'; readonly archive: string | undefined };

const usages: Readonly<Record<Request['command'], string>> = {
  backup: 'Usage: backup [--to <folder>] [--keep <number>] | --stdout',
  restore: 'Usage: restore <archive> [--replace]',
  'verify-backup': 'Usage: verify-backup [<archive>]',
};

/** @throws StartupError that shows the right form */
export function readRequest([command = '', ...args]: readonly string[]): Request {
  switch (command) {
    case 'backup':
      return backupOf(args);
    case 'restore': {
      const { values, words } = parse(command, args, { replace: { type: 'boolean' } });
      const [archive, ...more] = words;
      if (!archive || more.length > 0) throw new StartupError(usages.restore);
      return { command, archive: resolve(archive), isReplacing: values.replace === true };
    }
    case 'verify-backup': {
      const [archive, ...more] = parse(command, args, {}).words;
      if (more.length > 0) throw new StartupError(usages[command]);
      return { command, archive: archive && resolve(archive) };
    }
    default:
      throw new StartupError(`Which command? ${Object.values(usages).join('; ')}`);
  }
}

function backupOf(args: readonly string[]): Request {
  const { values, words } = parse('backup', args, {
    to: { type: 'string' },
    keep: { type: 'string' },
    stdout: { type: 'boolean' },
  });
  const { to, keep, stdout } = values;
  if (words.length > 0 || (stdout && (to || keep))) throw new StartupError(usages.backup);
  if (typeof keep === 'string' && !/^[1-9]\d{0,4}$/.test(keep)) {
    throw new StartupError(`--keep is a number from 1 to 99999. ${usages.backup}`);
  }
  return {
    command: 'backup',
    folder: typeof to === 'string' ? resolve(to) : undefined,
    keep: keep === undefined ? undefined : Number(keep),
    isPiped: stdout === true,
  };
}

function parse(
  command: Request['command'],
  args: readonly string[],
  options: Readonly<Record<string, { type: 'string' | 'boolean' }>>,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { values, words: positionals };
  } catch (error) {
    throw new StartupError(`${messageOf(error)}. ${usages[command]}`);
  }
}
