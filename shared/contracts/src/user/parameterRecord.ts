import { defineRecord } from '@vatio/records/record';

/** A version of regulated values on some days; the values themselves have fields by their kind. */
export const parameterRecord = defineRecord({
  one: 'parámetro',
  many: 'parámetros',
  gender: 'm',
  fields: {
    from: { kind: 'day', label: 'Desde' },
    /** The last day, included. */
    to: {
      kind: 'day',
      label: 'Hasta',
      help: 'Vacía: hasta que haya otro valor.',
      isOptional: true,
    },
    state: {
      kind: 'choice',
      label: 'Estado',
      values: { confirmed: 'Confirmado', pending: 'Pendiente' },
      message: 'Elige un estado',
    },
    /** The publication, or who says that the value is pending. */
    norm: {
      kind: 'line',
      label: 'Norma',
      named: 'La norma',
      max: 300,
      help: 'Dónde está publicado, con su número del BOE; si está pendiente, quién lo dice.',
    },
    /** A warning to read before a claim. */
    note: {
      kind: 'line',
      label: 'Nota',
      max: 500,
      help: 'Lo que hay que saber antes de reclamar con este valor.',
      isOptional: true,
    },
    /** For the list of versions. */
    comment: {
      kind: 'line',
      label: 'Motivo del cambio',
      max: 200,
      help: 'Sale en el historial. Si lo dejas vacío, se escribe qué cambia.',
      isOptional: true,
    },
  },
});

/** Limits of a value's numbers; `value` has ten decimals, because the bono social of 2025 was published with ten. */
export const parameterNumbers = defineRecord({
  one: 'valor',
  many: 'valores',
  gender: 'm',
  fields: {
    value: { kind: 'decimal', label: 'Valor', maxDecimals: 10, max: 1_000_000, unit: '€ o %' },
    /** The contracted power up to which a reduced tax counts. */
    limitKw: {
      kind: 'decimal',
      label: 'Potencia contratada',
      maxDecimals: 3,
      max: 1_000_000,
      unit: 'kW',
    },
  },
}).fields;
