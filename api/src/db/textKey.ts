/**
 * What a text is found by: accents, ñ's tilde and capitals do not count, so «nunez» finds «Núñez».
 * The database keeps it beside the text, because PostgreSQL can only do this with an extension.
 */
export const searchKey = (text: string): string => withoutMarks(decomposed(text));

/**
 * What texts are ordered by, byte by byte: like `searchKey`, but ñ comes after every n, as in the
 * Spanish alphabet.
 */
export const sortKey = (text: string): string =>
  withoutMarks(decomposed(text).replaceAll('n\u0303', 'n~'));

const decomposed = (text: string) => text.toLowerCase().normalize('NFD');
const withoutMarks = (text: string) => text.replace(/\p{M}/gu, '');

/** The words of a search, each as it must occur in a `searchKey`. */
export const searchWords = (search: string): string[] => [
  ...new Set(searchKey(search).split(/\s+/).filter(Boolean)),
];

/** The pattern of LIKE for "contains", where nothing of the word has a meaning of its own. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
