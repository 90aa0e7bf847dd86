import { billPeriodFields } from '@vatio/contracts/billing/billPeriods';
import { billRecord, billRowRecord } from '@vatio/contracts/billing/billRecord';
import { billListLabels } from '@vatio/contracts/billing/billWords';
import { type Field, isEmpty } from '@vatio/records/record';
import { labelsOf, valueInWords } from '@vatio/records/words';
import { type AuditWords, fieldByField } from '../../audit/words';

const { totalEur, notes, ...head } = labelsOf(billRecord);

const labels = {
  cups: billRowRecord.fields.cups.label,
  ...head,
  ...labelsOf({ ...billRecord, fields: billPeriodFields }),
  ...billListLabels,
  totalEur,
  notes,
  attachment: 'Fichero',
  bills: 'Facturas',
  removedBills: 'Facturas quitadas',
  keptBills: 'Facturas que se quedan',
} as const;
type BillField = keyof typeof labels;

const fields: Readonly<Partial<Record<BillField, Field>>> = {
  ...billRecord.fields,
  ...billPeriodFields,
};

/** A field's value as the screens say it; `undefined` = there is none. */
function inWords(name: BillField, value: unknown): string | undefined {
  if (isEmpty(value)) return undefined;
  const field = fields[name];
  return field ? valueInWords(field, value) : [value].flat().join('; ') || undefined;
}

const actions = {
  'bill-created': 'Alta de factura',
  'bill-changed': 'Cambio de factura',
  'bill-deleted': 'Factura borrada',
  'bill-restored': 'Factura restaurada',
  'bill-attached': 'Fichero añadido a factura',
  'bill-attachment-deleted': 'Fichero quitado de factura',
  'bills-imported': 'Importación de facturas',
  'bills-import-undone': 'Importación de facturas deshecha',
  'bills-verified': 'Verificación de facturas',
  'bills-verification-cancelled': 'Cancelación de verificación de facturas',
} as const;
type Actions = typeof actions;
declare module '../../audit/audit.repository' {
  interface AuditActions extends Actions {}
}

export const billingAuditWords: AuditWords = { actions, changesOf: fieldByField(labels, inWords) };
