import { canariesAndWinter2025 } from '@vatio/energy/parameters';
import type { Kysely, Migration } from 'kysely';
import { replaceBuiltIn } from './replaceBuiltIn';

/**
 * The t_ep of January to March 2025, which is pending, and the IGIC without an end, by its law. Days
 * that somebody has changed stay as they are.
 */
export const winter2025AndIgic: Migration = {
  up: (db: Kysely<unknown>) =>
    replaceBuiltIn(
      db,
      'IGIC según su ley; t_ep de enero a marzo de 2025, pendiente',
      canariesAndWinter2025,
    ),
};
