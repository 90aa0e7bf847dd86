/** A fault that somebody could make: one piece of text that becomes another. */
export interface Mutation {
  readonly name: string;
  /** From the root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Which suite must notice; in Chromium only what no test of Jest can see. */
  readonly by: 'jest' | 'e2e';
}
