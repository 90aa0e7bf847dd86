/** How the tests learn what there is to fuzz: jest wants to know its tests before any of them runs. */
export const operationsVariable = 'VATIO_FUZZ_OPERATIONS';

/** Address and method of every operation of the document. */
export const operationNames = (): [path: string, method: string][] =>
  JSON.parse(process.env[operationsVariable] ?? '[]');
