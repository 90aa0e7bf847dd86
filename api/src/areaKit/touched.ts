import type { Kysely } from 'kysely';
import type { Tables } from '../db/types';
import type { Area, AreaParts } from './area';

/** Adds up the results that changed regulated values would recompute: each area counts its own. */
export function touchedIn(areas: readonly Area[], db: Kysely<Tables>): AreaParts['countTouched'] {
  return async (changed) => {
    const counts = { bills: 0, studies: 0 };
    if (changed.length === 0) return counts;
    for (const { countTouched } of areas) {
      const { bills = 0, studies = 0 } = (await countTouched?.(db, changed)) ?? {};
      counts.bills += bills;
      counts.studies += studies;
    }
    return counts;
  };
}
