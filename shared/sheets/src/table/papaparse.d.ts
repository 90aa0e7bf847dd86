/** The little of papaparse that is used; its types are a package of their own. */
declare module 'papaparse' {
  interface ParseResult {
    readonly data: string[][];
    /** The rows count from 0. */
    readonly errors: readonly { readonly code: string; readonly row?: number }[];
  }
  const Papa: { parse(text: string, options: { readonly delimiter: string }): ParseResult };
  export default Papa;
}
