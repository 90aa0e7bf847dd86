/** What hides or forges lines in a terminal: control and format characters but line ends and tabs. */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A query or hash that has values, up to the `:line:column` that a stack puts behind it. */
const query = /[?#][^\s?#'"()<>]*=[^\s'"()<>]*?(?=(?::\d+){0,2}(?:[\s'"()<>]|$))/g;

/** Foreign text for the log: nothing unprintable, and no query, which may hold a token. */
export const cleanText = (text: string): string =>
  text.replace(unprintable, ' ').replace(query, '');
