import { dictionary } from '@zxcvbn-ts/language-common';
import { emailKey } from '../../session/door';

/** The contract refuses shorter passwords. */
const minChars = 8;
const commonCount = 3000;

/** The first guesses: the commonest that the contract would let through (ASVS 6.2.4). */
const commonest: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= minChars).slice(0, commonCount),
);

export const guessable = 'Esta contraseña es de las más usadas: elige otra';

/** The owner of a password. */
interface Owner {
  readonly email: string;
  readonly name: string;
}

/** Returns whether an attacker would try this password first on this account. */
export const isGuessable = (password: string, owner: Owner): boolean =>
  commonest.has(password.toLowerCase()) ||
  emailKey(password) === emailKey(owner.email) ||
  new Set(password.toLowerCase()).size < fewestCharacters ||
  isOfKnownWords(password, owner);

/** «aaaaaaaaaa» and «12121212» are on no list, and guessed all the same. */
const fewestCharacters = 3;

/** The words of an obvious first idea; the lists of common passwords know little Spanish. */
const plainWords = 'vatio contraseña';

const shortestWord = 3;
/** The number of letters, besides the known words, that make a password of its own. */
const ownLetters = 4;

/** «Vatio2026», «contraseña1», «ana.perez1»: the product, the word itself, the person or the company (in the e-mail), and digits (ASVS 6.2.11). */
function isOfKnownWords(password: string, { email, name }: Owner): boolean {
  const words = lettersOnly(`${plainWords} ${email} ${name}`)
    .split(' ')
    .filter(({ length }) => length >= shortestWord)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), lettersOnly(password));
  return rest !== lettersOnly(password) && rest.replaceAll(' ', '').length < ownLetters;
}

/** Strips accents, capitals, digits and signs. */
const lettersOnly = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\P{L}/gu, ' ');
