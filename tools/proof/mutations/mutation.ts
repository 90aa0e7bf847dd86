/** A fault that a person could make: one piece of text that becomes another. */
export interface Mutation {
  readonly name: string;
  /** The path from the root. */
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The suite that must notice; Chromium only for what no test of Jest can see. */
  readonly by: 'jest' | 'e2e';
}
