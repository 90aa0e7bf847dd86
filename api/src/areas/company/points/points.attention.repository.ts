import type { SupplyPointAttention } from '@vatio/contracts/company/points';
import type { Db } from '../../../db/transaction';
import { hasData } from './dataState/dataState.repository';
import { endsWithin } from './points.inForce.repository';

/** Counts the active points that need attention on a day: one query of points, one of contracts. */
export async function countAttention(db: Db, today: string): Promise<SupplyPointAttention> {
  const [points, contracts] = await Promise.all([
    countPoints(db, today),
    countContracts(db, today),
  ]);
  const [none, late] = [Number(points.none), Number(points.late)];
  return {
    total: Number(points.total),
    expiring: {
      30: Number(contracts.in30),
      60: Number(contracts.in60),
      90: Number(contracts.in90),
    },
    outdated: none + late,
    none,
    late,
    holes: Number(points.holes),
  };
}

const countPoints = (db: Db, today: string) =>
  db
    .selectFrom('supply_points')
    .where('archived', '=', false)
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.countAll<string>().filterWhere(hasData('none', today)).as('none'),
      fn.countAll<string>().filterWhere(hasData('late', today)).as('late'),
      fn.countAll<string>().filterWhere(hasData('holes', today)).as('holes'),
    ])
    .executeTakeFirstOrThrow();

/** A point has at most one contract in force. */
const countContracts = (db: Db, today: string) =>
  db
    .selectFrom('supply_contracts')
    .innerJoin('supply_points', 'supply_points.id', 'supply_contracts.supply_point_id')
    .where('supply_points.archived', '=', false)
    .where(endsWithin(today, '90'))
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere(endsWithin(today, '30')).as('in30'),
      fn.countAll<string>().filterWhere(endsWithin(today, '60')).as('in60'),
      fn.countAll<string>().as('in90'),
    ])
    .executeTakeFirstOrThrow();
