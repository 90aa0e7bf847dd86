/** The little of papaparse that is used; its types are a package of their own. */
declare module 'papaparse' {
  interface ParseResult {
    readonly data: string[][];
    /** The rows count from 0. */
    readonly errors: readonly { readonly code: string; readonly row?: number }[];
  }
  /** `preview`: the most rows to read. */
  interface ParseOptions {
    readonly delimiter: string;
    readonly preview: number;
  }
  const Papa: { parse(text: string, options: ParseOptions): ParseResult };
  export default Papa;
}
