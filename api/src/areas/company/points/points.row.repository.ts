import type { SupplyContract } from '@vatio/contracts/company/contracts';
import {
  type PeriodList,
  type PointRow,
  type PointRowListAnswer,
  periodFields,
  powerChangesCell,
  reducedTaxFields,
} from '@vatio/contracts/company/imports/pointRows';
import type { SupplyPointQuery } from '@vatio/contracts/company/points';
import { personInWords } from '@vatio/records/words';
import { selecting } from '../../../db/columns';
import { inOrderOf } from '../../../db/page';
import type { Db } from '../../../db/transaction';
import { contractColumns, pointColumns } from '../columns';
import { inForce } from './points.inForce.repository';
import { findSupplyPointIds } from './points.list.repository';

/** A page of the list of points, each as the row that would import it. */
export async function listPointRows(
  db: Db,
  query: SupplyPointQuery,
  today: string,
): Promise<PointRowListAnswer> {
  const { ids, total } = await findSupplyPointIds(db, query, today, 'name and NIF');
  if (ids.length === 0) return { rows: [], total };
  const found = await db
    .selectFrom('supply_points')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .leftJoin('supply_contracts', (join) =>
      join.onRef('supply_contracts.supply_point_id', '=', 'supply_points.id').on(inForce(today)),
    )
    .leftJoin('users', 'users.id', 'clients.manager_id')
    .select([
      'supply_points.id',
      'tax_id as taxId',
      'clients.name as clientName',
      'clients.kind as clientKind',
      'users.name as manager',
      'users.active as isManagerActive',
    ])
    .select(selecting('supply_points', pointColumns))
    .select(selecting('supply_contracts', contractColumns))
    .where('supply_points.id', 'in', ids)
    .execute();
  return { rows: inOrderOf(ids, found).map(({ id: _, ...fields }) => toPointRow(fields)), total };
}

const managerIn = ({ manager, isManagerActive }: Fields) =>
  manager ? personInWords({ name: String(manager), isActive: isManagerActive === true }) : null;

type Fields = Readonly<Record<string, unknown>> &
  Partial<Nullable<Pick<SupplyContract, 'powerChanges' | 'reducedTax'>>>;
type Nullable<T> = { readonly [Name in keyof T]: T[Name] | null };

/** Unknown values are left out. */
function toPointRow(all: Fields): PointRow {
  const { powerChanges, reducedTax, manager: _, isManagerActive: __, ...fields } = all;
  const cells = Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((each, index) => [periodFields[name as PeriodList][index], each])
      : [[name, value]],
  );
  const known = [
    ...cells,
    ['clientManager', managerIn(all)],
    ['powerChanges', powerChangesCell(powerChanges ?? [])],
    [reducedTaxFields.letter, reducedTax?.letter ?? null],
    [reducedTaxFields.energyPercent, reducedTax?.energyPercent ?? null],
  ].filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
