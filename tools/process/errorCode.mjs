/**
 * The system's code for an error, such as EACCES.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export const errorCode = (error) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
