import { inspect } from 'node:util';
import { isDatabaseAway } from './db/availability';
import { messageOf } from './errorFacts';
import { StartupError } from './startupError';

/**
 * Explains the end of a command-line program: one sentence for the person, or the whole error if it was
 * unexpected.
 */
export function explainEnd(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (isDatabaseAway(error)) return `The database does not answer (${messageOf(error)}).`;
  return inspect(error);
}
