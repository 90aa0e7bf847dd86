import type { Tariff } from '@vatio/contracts/company/supply';
import type { Db } from '../../../../db/transaction';
import { inForce } from '../../points/inForce';

/** The tariff of each point by the contract in force on a day of its own; points without one are left out. */
export async function tariffsInForce(
  db: Db,
  wanted: readonly { readonly supplyPointId: string; readonly day: string }[],
): Promise<ReadonlyMap<string, Tariff>> {
  const tariffs = new Map<string, Tariff>();
  const days = new Set(wanted.map(({ day }) => day));
  for (const day of days) {
    const ids = wanted.filter((one) => one.day === day).map(({ supplyPointId }) => supplyPointId);
    const rows = await db
      .selectFrom('supply_contracts')
      .select(['supply_point_id as id', 'tariff'])
      .where('supply_point_id', 'in', ids)
      .where(inForce(day))
      .execute();
    for (const { id, tariff } of rows) tariffs.set(id, tariff);
  }
  return tariffs;
}
