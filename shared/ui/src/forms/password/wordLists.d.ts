// The word lists of @zxcvbn-ts, which has types only for all of them together.
declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.cjs' {
  const graphs: Record<string, Record<string, (string | null)[]>>;
  export default graphs;
}
declare module '@zxcvbn-ts/language-es-es/dist/wordSequences.json.cjs' {
  const sequences: Record<string, string[]>;
  export default sequences;
}
declare module '@zxcvbn-ts/*.json.cjs' {
  /** The most common first. */
  const words: string[];
  export default words;
}
