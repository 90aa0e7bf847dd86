/** Hides or forges lines in a terminal: control and format characters, no line ends or tabs. */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A query or hash with values, up to the `:line:column` of a stack. */
const query = /[?#][^\s?#'"()<>]*=[^\s'"()<>]*?(?=(?::\d+){0,2}(?:[\s'"()<>]|$))/g;

/** Foreign text for the log: printable only, and without a query, which may hold a token. */
export const cleanText = (text: string): string =>
  text.replace(unprintable, ' ').replace(query, '');
