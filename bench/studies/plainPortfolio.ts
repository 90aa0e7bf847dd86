import { isStudyRefusal, optimisePowers } from '@vatio/energy/optimise';
import { powerStudyOf } from '@vatio/energy/study';
import type { ParameterTable } from '@vatio/energy/tariff';
import type { Kysely } from 'kysely';
import type { Tables } from '../../api/src/areas';
import { takeSnapshot } from '../../api/src/areas/energy-analysis/studies/snapshot';
import { Refusal } from '../../api/src/refusal';

const window = { firstDay: '2026-01-01', lastDay: '2026-12-31' };

/**
 * A portfolio as one computes it at first: each point read and optimised by itself. It writes, watches and
 * reports no progress.
 *
 * @returns the saving of each point in euros; null where there is none
 */
export async function plainPortfolio(
  db: Kysely<Tables>,
  ids: readonly string[],
  parameters: ParameterTable,
): Promise<ReadonlyMap<string, string | null>> {
  const savings = new Map<string, string | null>();
  for (const id of ids) savings.set(id, await savingOf(db, id, parameters));
  return savings;
}

async function savingOf(
  db: Kysely<Tables>,
  id: string,
  parameters: ParameterTable,
): Promise<string | null> {
  try {
    const { snapshot } = await takeSnapshot(db, id, window);
    const found = optimisePowers(powerStudyOf(snapshot, { annualise: true }), parameters);
    return isStudyRefusal(found) ? null : found.savingEur;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
