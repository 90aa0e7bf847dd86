import { inspect } from 'node:util';
import { isDatabaseAway } from './db/availability';
import { messageOf } from './errorFacts';
import { StartupError } from './startupError';

/**
 * Why a program of the command line ended: one sentence for the person there, or the whole error where
 * nobody expected it.
 */
export function explainEnd(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (isDatabaseAway(error)) return `The database does not answer (${messageOf(error)}).`;
  return inspect(error);
}
