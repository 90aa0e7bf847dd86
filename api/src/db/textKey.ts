/**
 * The search key of a text: accents, ñ's tilde and capitals do not count, so «nunez» finds «Núñez».
 * It is stored beside the text, because PostgreSQL needs an extension for this.
 */
export const searchKey = (text: string): string => withoutMarks(decomposed(text));

/**
 * The sort key of a text, for ordering byte by byte: like `searchKey`, but ñ comes after every n,
 * as in Spanish.
 */
export const sortKey = (text: string): string =>
  withoutMarks(decomposed(text).replaceAll('n\u0303', 'n~'));

const decomposed = (text: string) => text.toLowerCase().normalize('NFD');
const withoutMarks = (text: string) => text.replace(/\p{M}/gu, '');

/** The words of a search, each as it must occur in a `searchKey`. */
export const searchWords = (search: string): string[] => [
  ...new Set(searchKey(search).split(/\s+/).filter(Boolean)),
];

/** A LIKE pattern for "contains", with every character of the word taken literally. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
