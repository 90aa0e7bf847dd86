import type { ParameterTable } from '@vatio/energy/tariff';
import type { Kysely } from 'kysely';
import type { Tables } from '../../api/src/areas';
import { readBills } from '../../api/src/areas/billing/bills/bills.repository';
import { verifyBills } from '../../api/src/areas/billing/verification/verification.service';

/**
 * A verification of many bills as one writes it at first: each bill with its point read and verified by
 * itself. It writes, watches and reports no progress.
 *
 * @returns the computed total of each bill; null where there is none
 */
export async function plainRun(
  db: Kysely<Tables>,
  ids: readonly string[],
  table: ParameterTable,
): Promise<ReadonlyMap<string, string | null>> {
  const totals = new Map<string, string | null>();
  for (const id of ids) {
    const bills = await readBills(db, [id]);
    const [verified] = await verifyBills(db, bills, { table });
    totals.set(id, verified?.outcome.computedEur ?? null);
  }
  return totals;
}
