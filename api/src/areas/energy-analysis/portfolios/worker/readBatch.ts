import type { DayRange } from '@vatio/energy/calendar';
import type { Db } from '../../../../db/transaction';
import {
  bestCurvesOf,
  contractsBetween,
  quartersIn,
  readingsOfPoints,
  readSupplyPoints,
} from '../../../company/door';
import { inForceOn, noContract, snapshotFrom, type TakenSupply } from '../../studies/snapshot';

/** A point of a portfolio: what is known of it, or why it cannot be looked at. */
export type BatchPoint =
  | { readonly id: string; readonly reason: string }
  | {
      readonly id: string;
      /** The curve is read when it is needed: a batch of years would not fit in memory. */
      readonly take: () => Promise<TakenSupply>;
    };

/** Reads some points as `takeSnapshot` reads one: four statements for all, and one for each curve. */
export async function readBatch(
  db: Db,
  ids: readonly string[],
  window: DayRange,
): Promise<readonly BatchPoint[]> {
  const { firstDay: from, lastDay: to } = window;
  const points = byId(await readSupplyPoints(db, ids, to), ({ id }) => id);
  const allContracts = await contractsBetween(db, ids, window);
  const readings = await readingsOfPoints(db, ids, { from, to });
  const curves = await bestCurvesOf(db, ids, window);
  return ids.map((id): BatchPoint => {
    const point = points.get(id);
    if (!point) return { id, reason: 'El punto se ha borrado.' };
    if (point.archived) return { id, reason: 'El punto se ha archivado.' };
    const contracts = allContracts.filter((one) => one.supplyPointId === id);
    const contract = inForceOn(contracts, to);
    if (!contract) return { id, reason: `${noContract(to)}.` };
    const curve = curves.get(id);
    const known = {
      point,
      contract,
      contracts,
      readings: readings.filter((one) => one.supplyPointId === id),
      curveEstimatedShare: curve?.estimatedShare ?? 0,
    };
    return {
      id,
      take: async () => {
        const quarters = curve ? await quartersIn(db, point, window, curve.minutes) : null;
        return snapshotFrom({ ...known, quarters }, window);
      },
    };
  });
}

const byId = <Row>(rows: readonly Row[], idOf: (row: Row) => string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [idOf(row), row]));
