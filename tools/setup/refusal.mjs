/** An error whose message says all that the person at the console needs: shown without a stack. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}

/**
 * Compares by name, because a class loaded twice (by Node and by tsx) is two classes.
 *
 * @param {unknown} error
 * @returns {error is Refusal}
 */
export const isRefusal = (error) => error instanceof Error && error.name === 'Refusal';
