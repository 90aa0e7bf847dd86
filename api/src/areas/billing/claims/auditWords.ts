import { decimalInWords } from '@vatio/records/format';
import { type AuditWords, fieldByField } from '../../../audit/words';
import { spanishDay } from '../../../localDay';

/** The fields of a claim that the audit records, and its history names. */
export const claimLabels = {
  recipient: 'Se reclama a',
  recipientName: 'Destinatario',
  sentOn: 'Fecha de la carta',
  withInterest: 'Con intereses',
  interestOn: 'Intereses hasta',
  companyReference: 'Referencia de la empresa',
  words: 'Texto propio',
  payments: 'Pagos',
  bills: 'Facturas',
  amountEur: 'Importe',
  state: 'Estado',
  recoveredEur: 'Recuperado',
  recoveredOn: 'Recuperado el',
  note: 'Nota',
} as const;
type ClaimField = keyof typeof claimLabels;

const states: Readonly<Record<string, string>> = {
  open: 'Abierta',
  accepted: 'Aceptada',
  partial: 'Aceptada en parte',
  rejected: 'Rechazada',
  supplier: 'Comercializadora',
  distributor: 'Distribuidora',
};
const days: ReadonlySet<ClaimField> = new Set(['sentOn', 'interestOn', 'recoveredOn']);
const amounts: ReadonlySet<ClaimField> = new Set(['amountEur', 'recoveredEur']);

/** A field's value as the screens say it; `undefined` = there is none. */
function inWords(field: ClaimField, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (days.has(field)) return spanishDay(String(value));
  if (amounts.has(field)) return `${decimalInWords(String(value))}\u00a0€`;
  if (Array.isArray(value)) return value.map(String).join('; ') || undefined;
  return states[String(value)] ?? String(value);
}

const actions = {
  'claim-created': 'Alta de reclamación',
  'claim-changed': 'Cambio de reclamación',
  'claim-settled': 'Respuesta a reclamación',
  'claim-reopened': 'Reclamación reabierta',
  'claim-deleted': 'Reclamación borrada',
  'claim-restored': 'Reclamación restaurada',
} as const;
type Actions = typeof actions;
declare module '../../../audit/audit.repository' {
  interface AuditActions extends Actions {}
}

export const claimAuditWords: AuditWords = {
  actions,
  changesOf: fieldByField(claimLabels, inWords),
};
