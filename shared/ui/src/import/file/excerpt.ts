/** More of a value tells nobody more, and a page stands still over megabytes of text. */
const mostShown = 200;

/** What is shown of a value of a file. */
export const excerpt = (value: string): string =>
  value.length > mostShown ? `${value.slice(0, mostShown)}…` : value;
