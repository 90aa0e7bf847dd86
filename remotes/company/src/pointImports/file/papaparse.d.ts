/** The little of papaparse that is used; its types are a package of their own. */
declare module 'papaparse' {
  interface ParseError {
    readonly code: string;
    /** From 0. */
    readonly row?: number;
  }
  interface ParseResult<Row> {
    readonly data: Row[];
    readonly errors: readonly ParseError[];
  }
  const Papa: {
    parse<Row>(text: string, options: { readonly delimiter: string }): ParseResult<Row>;
  };
  export default Papa;
}
