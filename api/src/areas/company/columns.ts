import { clientRecord } from '@vatio/contracts/company/clientRecord';
import { contactRecord } from '@vatio/contracts/company/contactRecord';
import { contractRecord } from '@vatio/contracts/company/contractRecord';
import { pointRecord } from '@vatio/contracts/company/pointRecord';
import { readingRecord } from '@vatio/contracts/company/readingRecord';
import { columnsOf } from '../../records/columns';

/** The fields that people edit, each with its column: tables, selects and inserts are made from these. */

export const clientColumns = columnsOf(clientRecord.fields);

export const contactColumns = columnsOf(contactRecord.fields);

export const pointColumns = columnsOf(pointRecord.fields);

const days = { from: 'first_day', to: 'last_day' } as const;

/** Days are text, `2026-01-31`. */
export const contractColumns = {
  ...columnsOf(contractRecord.fields, days),
  powerChanges: 'power_changes',
  reducedTax: 'reduced_tax',
} as const;

/** Days are text, `2026-01-31`. */
export const readingColumns = columnsOf(readingRecord.fields, days);
