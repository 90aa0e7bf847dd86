import type { PointRow, PointRowListAnswer } from '@vatio/contracts/company/pointImports';
import type { SupplyPointQuery } from '@vatio/contracts/company/points';
import { inOrderOf } from '../../../db/page';
import type { Db } from '../../../db/transaction';
import { inForce } from '../points/inForceRepository';
import { findSupplyPointIds } from '../points/listRepository';
import { fieldOf } from './cells';

/** A page of the list of points, each as the row that would import it. */
export async function listPointRows(
  db: Db,
  query: SupplyPointQuery,
  today: string,
): Promise<PointRowListAnswer> {
  const { ids, total } = await findSupplyPointIds(db, query, today);
  if (ids.length === 0) return { rows: [], total };
  const found = await readRows(db, ids, today);
  return { rows: inOrderOf(ids, found).map(toPointRow), total };
}

const columns = [
  'supply_points.id',
  'tax_id',
  'clients.name as client_name',
  'cups',
  'alias',
  'address',
  'municipality',
  'province',
  'postcode',
  'territory',
  'distributor',
  'point_type',
  'voltage_kv',
  'power_control',
  'supplier',
  'tariff',
  'first_day',
  'last_day',
  'powers_kw',
  'mode',
  'energy_prices_eur_per_kwh',
  'includes_atr',
  'power_prices_eur_per_kw_year',
  'meter_eur_per_month',
  'margin_eur_per_kwh',
  'use',
  'notice_days',
] as const;

const readRows = (db: Db, ids: readonly string[], today: string) =>
  db
    .selectFrom('supply_points')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .leftJoin('supply_contracts', (join) =>
      join.onRef('supply_contracts.supply_point_id', '=', 'supply_points.id').on(inForce(today)),
    )
    .select(columns)
    .where('supply_points.id', 'in', ids)
    .execute();
type Found = Awaited<ReturnType<typeof readRows>>[number];

/** Unknown values are left out. */
function toPointRow(found: Found): PointRow {
  const cells = {
    taxId: found.tax_id,
    clientName: found.client_name,
    cups: found.cups,
    alias: found.alias,
    address: found.address,
    municipality: found.municipality,
    province: found.province,
    postcode: found.postcode,
    territory: found.territory,
    distributor: found.distributor,
    pointType: String(found.point_type),
    voltageKv: found.voltage_kv,
    powerControl: found.power_control,
    supplier: found.supplier,
    tariff: found.tariff,
    from: found.first_day,
    to: found.last_day,
    ...numbered('power', found.powers_kw),
    mode: found.mode,
    ...numbered('energyPrice', found.energy_prices_eur_per_kwh),
    includesAtr: found.includes_atr === null ? null : String(found.includes_atr),
    ...numbered('powerPrice', found.power_prices_eur_per_kw_year),
    marginEurPerKwh: found.margin_eur_per_kwh,
    meterEurPerMonth: found.meter_eur_per_month,
    use: found.use,
    noticeDays: found.notice_days === null ? null : String(found.notice_days),
  };
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value));
}

const numbered = (name: Parameters<typeof fieldOf>[0], values: readonly string[] | null) =>
  Object.fromEntries((values ?? []).map((value, index) => [fieldOf(name, index), value]));
