import { defineRecord } from '@vatio/records/record';
import { billRowRecord } from '../billRecord';
import { claimMoney, claimEur as eur } from './claimMoney';
import {
  claimOutcomeLabels,
  claimRecipientLabels,
  claimStateLabels,
  mostClaimedBills,
} from './claimWords';

/** A claim as a person writes it, but for its bills. */
export const claimRecord = defineRecord({
  one: 'reclamación',
  many: 'reclamaciones',
  gender: 'f',
  fields: {
    recipient: {
      kind: 'choice',
      label: 'Se reclama a',
      values: claimRecipientLabels,
      message: 'Elige a quién se reclama',
    },
    /** The recipient's name in the letter. */
    recipientName: {
      kind: 'line',
      label: 'Destinatario',
      named: 'El destinatario',
      max: 120,
      help: 'Como debe decirlo la carta',
    },
    /** The day of the letter: from it the deadline counts. */
    sentOn: {
      kind: 'day',
      label: 'Fecha de envío',
      help: 'La de la carta: desde ella se cuenta el plazo de respuesta',
    },
    /** The number that the company gave it. */
    companyReference: {
      kind: 'line',
      label: 'Referencia de la empresa',
      max: 60,
      isOptional: true,
    },
    withInterest: { kind: 'flag', label: 'Reclamar el interés legal' },
    /** Interest is reckoned until this day. */
    interestOn: { kind: 'day', label: 'Intereses hasta' },
    /** A person's own words in the letter. */
    words: { kind: 'text', label: 'Texto propio para la carta', max: 4_000, isOptional: true },
  },
});

/** The company's answer to a claim, and the recovered amount. */
export const claimAnswerRecord = defineRecord({
  one: 'respuesta',
  many: 'respuestas',
  gender: 'f',
  fields: {
    outcome: {
      kind: 'choice',
      label: 'Qué ha contestado',
      values: claimOutcomeLabels,
      message: 'Elige qué ha contestado',
    },
    recoveredEur: claimMoney.recoveredEur,
    recoveredOn: { kind: 'day', label: 'Recuperado el', isOptional: true },
    note: { kind: 'text', label: 'Notas', max: 1_000, isOptional: true },
  },
});

const { recipientName, sentOn, companyReference } = claimRecord.fields;
const { claimedEur, recoveredEur } = claimMoney;
const { clientName, supplier } = billRowRecord.fields;

/** A claim in a list: the fields of its row, and of its file. */
export const claimRowRecord = defineRecord({
  ...claimRecord,
  fields: {
    /** «R-0012» */
    reference: { kind: 'line', label: 'Reclamación', max: 12, list: 'shown', isSortable: true },
    state: {
      kind: 'choice',
      label: 'Estado',
      values: claimStateLabels,
      message: 'Elige un estado',
      list: 'shown',
    },
    clientName,
    supplier,
    recipientName,
    companyReference: { ...companyReference, list: 'hidden' },
    /** The number of its bills, and the number printed on the first. */
    billCount: { kind: 'whole', label: 'Número de facturas', max: mostClaimedBills },
    firstBill: { kind: 'line', label: 'Primera factura', max: 60 },
    sentOn: { ...sentOn, list: 'shown', isSortable: true },
    /** The last day for an answer; null: it was sent before there was such a rule. */
    answerBy: { kind: 'day', label: 'Plazo', isOptional: true, list: 'shown', isSortable: true },
    /** The amount with taxes, without interest. */
    amountEur: { ...eur, label: 'Importe sin intereses' },
    /** null: not asked for, or unknown. */
    interestEur: { ...eur, label: 'Intereses', isOptional: true },
    claimedEur: { ...claimedEur, list: 'shown', isSortable: true },
    recoveredEur: { ...recoveredEur, list: 'shown', isSortable: true },
    recoveredOn: claimAnswerRecord.fields.recoveredOn,
  },
});
