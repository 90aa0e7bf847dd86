/** More of a value helps no reader, and a page freezes over megabytes of text. */
const mostShown = 200;

/** The shown part of a value of a file. */
export const excerpt = (value: string): string =>
  value.length > mostShown ? `${value.slice(0, mostShown)}…` : value;
