import { dictionary } from '@zxcvbn-ts/language-common';
import { emailKey } from '../../session/door';

/** Shorter ones are refused by their length. */
const minChars = 8;
const commonCount = 3000;

/** Those that are tried first: the commonest that the contract would let through (ASVS 6.2.4). */
const commonest: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= minChars).slice(0, commonCount),
);

/** What to tell whoever chose one that is easily guessed. */
export const guessable = 'Esta contraseña es de las más usadas: elige otra';

/** Whether a password is among the first that an attacker would try on this account. */
export const isGuessable = (password: string, email: string): boolean =>
  commonest.has(password.toLowerCase()) || emailKey(password) === emailKey(email);
