import { defineRecord, type Fields, maxPeriods } from '@vatio/records/record';
import { tariffLabels } from '../company/supply';
import {
  billKindLabels,
  billLineKindLabels,
  billNumbers,
  billStateLabels,
  maxBillSegments,
} from './billWords';

/** A bill as a supplier issued it, but for its lists: periods, segments, lines and taxes. */
export const billRecord = defineRecord({
  one: 'factura',
  many: 'facturas',
  gender: 'f',
  fields: {
    supplier: { kind: 'line', label: 'Comercializadora', named: 'La comercializadora', max: 120 },
    number: { kind: 'line', label: 'Número de factura', named: 'El número', max: 60 },
    kind: {
      kind: 'choice',
      label: 'Clase',
      values: billKindLabels,
      message: 'Elige qué factura es',
    },
    /** The number of the bill that this one replaces or cancels; empty on an ordinary one. */
    rectifies: {
      kind: 'line',
      label: 'Rectifica a',
      max: 60,
      help: 'Escribe su número, o elige una de las facturas del punto',
      isOptional: true,
    },
    tariff: { kind: 'choice', label: 'Tarifa', values: tariffLabels, message: 'Elige una tarifa' },
    issuedOn: { kind: 'day', label: 'Fecha de emisión' },
    /**
     * The accrual («devengo»), which sets the rates of its taxes; null: the day of issue or, where it
     * rectifies a stored bill, that one's. Sources: Ley 37/1992 arts. 75.Uno.7.º, 89 and 90.Dos
     * (BOE-A-1992-28740), Ley 38/1992 art. 95 (BOE-A-1992-28741).
     */
    accruedOn: { kind: 'day', label: 'Fecha de devengo', isOptional: true },
    /** The days of the readings: the first is not billed, the last is. */
    from: { kind: 'day', label: 'Lectura inicial' },
    to: { kind: 'day', label: 'Lectura final' },
    /** The number of days that the bill states; null: it states none. */
    printedDays: {
      kind: 'whole',
      label: 'Días facturados',
      min: 1,
      max: 400,
      help: 'Los que dice la factura: se comparan con los que hay entre las lecturas',
      isOptional: true,
    },
    paidOn: { kind: 'day', label: 'Fecha de pago', isOptional: true },
    isEstimated: { kind: 'flag', label: 'Lectura estimada' },
    totalEur: { kind: 'decimal', label: 'Total', ...billNumbers.eur },
    notes: { kind: 'text', label: 'Notas', max: 4_000, isOptional: true },
  },
});

/** The fields of a printed line, but for its numbers. */
export const printedLineFields = {
  kind: {
    kind: 'choice',
    label: 'Concepto',
    values: billLineKindLabels,
    message: 'Elige qué es esta línea',
  },
  /** The line's text as printed. */
  text: { kind: 'line', label: 'Como la llama la factura', max: 160, isOptional: true },
  /** 1 is P1; null: of all periods that no other line of its kind names. */
  period: { kind: 'whole', label: 'Periodo', min: 1, max: maxPeriods, isOptional: true },
  /** The index of the bill's segment, from 0; null: the whole bill. */
  segment: { kind: 'whole', label: 'Tramo', max: maxBillSegments - 1, isOptional: true },
} as const satisfies Fields;

const { supplier, number, kind, tariff, issuedOn, from, to, totalEur } = billRecord.fields;
const eur = { kind: 'decimal', ...billNumbers.eur, isSortable: true } as const;

/** An average price: other amounts than those of energy are in it. */
const averagePrice = { maxDecimals: 6, max: 1_000_000, unit: '€/kWh', isSigned: true } as const;

/** A bill in a list: the fields of its row, and of its file. */
export const billRowRecord = defineRecord({
  ...billRecord,
  fields: {
    number: { ...number, list: 'shown', isSortable: true },
    supplier: { ...supplier, list: 'shown', isSortable: true },
    kind,
    clientName: { kind: 'line', label: 'Cliente', max: 200, list: 'shown', isSortable: true },
    cups: { kind: 'line', label: 'CUPS', max: 22, list: 'hidden', isSortable: true },
    alias: { kind: 'line', label: 'Alias', max: 120, isOptional: true },
    tariff: { ...tariff, list: 'hidden' },
    issuedOn: { ...issuedOn, list: 'hidden', isSortable: true },
    from,
    to: { ...to, list: 'shown', isSortable: true },
    /** The sum of all periods. */
    totalKwh: {
      kind: 'decimal',
      label: 'Energía',
      ...billNumbers.kwh,
      list: 'hidden',
      isSortable: true,
    },
    totalEur: { ...totalEur, list: 'shown', isSortable: true },
    /** The total with taxes by kWh; null: no energy. */
    eurPerKwh: {
      kind: 'decimal',
      label: 'Precio',
      ...averagePrice,
      isOptional: true,
      list: 'hidden',
      isSortable: true,
    },
    /** The result with today's data: a `pending` bill has to be verified again. */
    state: { kind: 'choice', label: 'Estado', values: billStateLabels, message: 'Elige un estado' },
    /** The total as it should be; null: `pending`, or something is not verifiable. */
    computedEur: { ...eur, label: 'Calculado', isOptional: true },
    /** Billed less computed; null with it. */
    differenceEur: { ...eur, label: 'Diferencia', isOptional: true, list: 'hidden' },
    /** The claimable amount with its taxes; null while `pending`. */
    claimableEur: { ...eur, label: 'Reclamable', isOptional: true, list: 'shown' },
    /** false: another bill replaced or cancelled it, or it cancels a stored one: no total has it. */
    counts: { kind: 'flag', label: 'Cuenta en las sumas' },
    hasAttachment: { kind: 'flag', label: 'Con fichero' },
  },
});
