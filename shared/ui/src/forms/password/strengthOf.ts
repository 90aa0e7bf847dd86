/// <reference path="./wordLists.d.ts" />
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
// Single files, because the packages' doors add 200 kB: the titles of Wikipedia.
import graphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.cjs';
import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.cjs';
import commonWords from '@zxcvbn-ts/language-es-es/dist/commonWords.json.cjs';
import firstNames from '@zxcvbn-ts/language-es-es/dist/firstnames.json.cjs';
import lastNames from '@zxcvbn-ts/language-es-es/dist/lastnames.json.cjs';
import wordSequences from '@zxcvbn-ts/language-es-es/dist/wordSequences.json.cjs';

export interface Strength {
  /** 0 = guessed at once … 4 = very hard to guess */
  readonly score: 0 | 1 | 2 | 3 | 4;
  /** The score in words: «Débil» */
  readonly label: string;
  /** Its weakness, as a sentence; empty when it is strong. */
  readonly hint: string;
}

const labels = ['Muy débil', 'Débil', 'Aceptable', 'Fuerte', 'Muy fuerte'] as const;

const tooCommon = 'Es de las más usadas: elige otra.';
const repeated = 'Evita repetir lo mismo.';
const keyboard = 'Evita las teclas que están seguidas.';
const dates = 'Evita los años y las fechas.';
const oneName = 'Un nombre se adivina pronto: añade palabras poco comunes.';
const fallback = 'Añade una o dos palabras poco comunes.';

/** Keyed by the library's names of its findings. */
const hints: Readonly<Record<string, string>> = {
  topTen: tooCommon,
  topHundred: tooCommon,
  common: tooCommon,
  similarToCommon: 'Se parece a una de las más usadas.',
  simpleRepeat: repeated,
  extendedRepeat: repeated,
  straightRow: keyboard,
  keyPattern: keyboard,
  sequences: 'Evita secuencias como «abc» o «123».',
  recentYears: dates,
  dates,
  namesByThemselves: oneName,
  commonNames: oneName,
  userInputs: 'Evita el nombre, el correo y lo que se sepa de la persona.',
};

/** Judged by their beginning: time grows faster than length. */
const judgedChars = 40;

const judge = new ZxcvbnFactory({
  dictionary: { passwords, commonWords, firstNames, lastNames, ...wordSequences },
  graphs,
  maxLength: judgedChars,
  l33tMaxSubstitutions: 20,
});

/** «Ana Ruiz» → also «AnaRuiz», «Ana», «Ruiz»; of an e-mail also the part before the @. */
function partsOf(known: string): string[] {
  const words = known.split(/[^\p{L}\p{N}]+/u);
  const parts = [known, words.join(''), ...known.split('@'), ...words];
  return parts.filter((part) => part.length > 2);
}

/**
 * Judges how hard a password is to guess. Takes some tens of milliseconds.
 *
 * @param against facts that others may know of the person: name, e-mail …
 */
export function strengthOf(password: string, against: readonly string[]): Strength {
  const { score, feedback } = judge.check(password, against.flatMap(partsOf));
  const hint = score > 2 ? '' : (hints[feedback.warning ?? ''] ?? fallback);
  return { score, label: labels[score], hint };
}
