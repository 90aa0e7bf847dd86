import {
  claimAnswerRecord,
  claimRecord,
  claimRowRecord,
} from '@vatio/contracts/billing/claims/claimRecord';
import { claimPartLabels } from '@vatio/contracts/billing/claims/claimWords';
import { type Field, isEmpty } from '@vatio/records/record';
import { labelsOf, valueInWords } from '@vatio/records/words';
import { type AuditWords, fieldByField } from '../../../audit/words';

const { amountEur, state } = claimRowRecord.fields;
const { outcome: _, ...answer } = claimAnswerRecord.fields;

/** The fields of a claim that the audit records, and its history names. */
export const claimLabels = {
  ...labelsOf(claimRecord),
  ...claimPartLabels,
  amountEur: amountEur.label,
  state: state.label,
  ...labelsOf({ ...claimAnswerRecord, fields: answer }),
} as const;
type ClaimField = keyof typeof claimLabels;

const scalars: Readonly<Partial<Record<ClaimField, Field>>> = {
  ...claimRecord.fields,
  amountEur,
  state,
  ...answer,
};

/** A field's value as the screens say it; `undefined` = there is none. */
function inWords(field: ClaimField, value: unknown): string | undefined {
  if (isEmpty(value)) return undefined;
  const scalar = scalars[field];
  return scalar ? valueInWords(scalar, value) : [value].flat().join('; ') || undefined;
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
