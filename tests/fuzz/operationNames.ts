/** The list of operations to fuzz: jest needs its tests before any of them runs. */
export const operationsVariable = 'VATIO_FUZZ_OPERATIONS';

/** Address and method of every operation of the document. */
export const operationNames = (): [path: string, method: string][] =>
  JSON.parse(process.env[operationsVariable] ?? '[]');
