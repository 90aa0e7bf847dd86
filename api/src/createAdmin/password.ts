import { text } from 'node:stream/consumers';
import { randomPassword } from '../areas/user/users/randomPassword';
import { withSecrets } from '../keys/secrets';
import { StartupError } from '../startupError';
import type { Arguments } from './arguments';
import { askHidden } from './hiddenLine';

/** A password, and whether it is still unknown to anyone. */
export interface ChosenPassword {
  readonly value: string;
  readonly isGenerated: boolean;
}

/**
 * The password for the command: generated, from standard input, typed at the terminal, or from
 * ADMIN_PASSWORD when there is no terminal.
 *
 * @throws StartupError when there is none
 */
export async function choosePassword(from: Arguments['passwordFrom']): Promise<ChosenPassword> {
  const given = await givenPassword(from);
  if (given) return given;
  if (process.stdin.isTTY) return { value: await typedPassword(), isGenerated: false };
  throw new StartupError(
    'There is no password: run the command in a terminal, set ADMIN_PASSWORD, or add --password-stdin or --generate.',
  );
}

/** The same without asking. @returns undefined when none was given */
export async function givenPassword(
  from: Arguments['passwordFrom'],
): Promise<ChosenPassword | undefined> {
  if (from === 'generator') {
    return { value: randomPassword(), isGenerated: true };
  }
  const value =
    from === 'stdin' ? (await text(process.stdin)).replace(/\r?\n$/, '') : passwordOfEnvironment();
  return value === undefined ? undefined : { value, isGenerated: false };
}

/** Not at a terminal: the variable is for a container's first start; here a person can be asked. */
function passwordOfEnvironment(): string | undefined {
  if (process.stdin.isTTY) return undefined;
  const { ADMIN_PASSWORD, ADMIN_PASSWORD_FILE } = process.env;
  return withSecrets({ ADMIN_PASSWORD, ADMIN_PASSWORD_FILE }).ADMIN_PASSWORD || undefined;
}

async function typedPassword(): Promise<string> {
  const terminal = { input: process.stdin, output: process.stderr };
  const password = await askHidden(terminal, 'Password (at least 8 characters): ');
  const again = await askHidden(terminal, 'The same again: ');
  if (password !== again) throw new StartupError('They are not the same: nothing was changed.');
  return password;
}
