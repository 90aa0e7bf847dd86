import { dictionary } from '@zxcvbn-ts/language-common';
import { emailKey } from '../../session/door';

/** The contract refuses shorter ones. */
const minChars = 8;
const commonCount = 3000;

/** The first guesses: the commonest that the contract would let through (ASVS 6.2.4). */
const commonest: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= minChars).slice(0, commonCount),
);

export const guessable = 'Esta contraseña es de las más usadas: elige otra';

/** Whether an attacker would try this password first on this account. */
export const isGuessable = (password: string, email: string): boolean =>
  commonest.has(password.toLowerCase()) || emailKey(password) === emailKey(email);
