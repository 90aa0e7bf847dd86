import { clientRecord } from '@vatio/contracts/company/clientRecord';
import { contractRecord } from '@vatio/contracts/company/contractRecord';
import { pointRecord } from '@vatio/contracts/company/pointRecord';
import { columnsOf } from '../../records/columns';

/** The fields that people edit, each with its column: tables, selects and inserts are made from these. */

export const clientColumns = columnsOf(clientRecord.fields);

export const pointColumns = columnsOf(pointRecord.fields);

/** Days are text, `2026-01-31`. */
export const contractColumns = {
  ...columnsOf(contractRecord.fields, { from: 'first_day', to: 'last_day' }),
  powerChanges: 'power_changes',
  reducedTax: 'reduced_tax',
} as const;

/** Days are text, `2026-01-31`. */
export const readingColumns = {
  from: 'first_day',
  to: 'last_day',
  source: 'source',
  isEstimated: 'is_estimated',
  energyKwh: 'energy_kwh',
  reactiveKvarh: 'reactive_kvarh',
  maxKw: 'max_kw',
} as const;
