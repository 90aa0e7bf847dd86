import { defineRecord } from '@vatio/records/record';
import { pointTypeLabels, powerControlLabels, territoryLabels } from './supplyWords';

/** A supply point: a place with a CUPS, of a client. */
export const pointRecord = defineRecord({
  one: 'punto de suministro',
  many: 'puntos de suministro',
  gender: 'm',
  fields: {
    /** The API checks its letters; 20 or 22 characters, however they are typed. */
    cups: { kind: 'line', label: 'CUPS', named: 'El CUPS', max: 40, isSortable: true },
    alias: {
      kind: 'line',
      label: 'Alias',
      max: 120,
      help: 'Cómo lo llama el cliente: «Horno», «Nave 2»',
      isOptional: true,
      isSortable: true,
    },
    address: { kind: 'line', label: 'Dirección', max: 200, isOptional: true },
    municipality: { kind: 'line', label: 'Municipio', max: 120, isOptional: true },
    province: { kind: 'line', label: 'Provincia', max: 60, isOptional: true },
    postcode: {
      kind: 'line',
      label: 'Código postal',
      max: 5,
      pattern: { expression: /^\d{5}$/, message: 'El código postal son 5 cifras' },
      keyboard: 'numeric',
      isOptional: true,
    },
    territory: {
      kind: 'choice',
      label: 'Territorio',
      values: territoryLabels,
      message: 'Elige un territorio',
    },
    distributor: { kind: 'line', label: 'Distribuidora', max: 120, isOptional: true },
    /** 1 to 5: proposed from the powers, but a person who pays for a better meter has another. */
    pointType: {
      kind: 'numbered',
      label: 'Tipo de punto',
      values: pointTypeLabels,
      message: 'Elige un tipo de punto',
    },
    voltageKv: {
      kind: 'decimal',
      label: 'Tensión',
      maxDecimals: 3,
      max: 1_000,
      unit: 'kV',
      help: 'Por ejemplo, 0,4 o 20',
      isOptional: true,
    },
    powerControl: {
      kind: 'choice',
      label: 'Control de potencia',
      values: powerControlLabels,
      message: 'Elige cómo se controla la potencia',
    },
    /** True with the certificate of an electro-intensive consumer. */
    isElectroIntensive: {
      kind: 'flag',
      label: 'Electrointensivo',
      help: 'Con certificado paga menos peajes en 2026',
      isOptional: true,
    },
    /** The day of the last change of contracted powers: they may change once in twelve months. */
    lastPowerChange: {
      kind: 'day',
      label: 'Último cambio de potencias',
      help: 'Hasta doce meses después no se puede pedir otro (RD 88/2026, art. 38.1)',
      isOptional: true,
    },
    /** The rights of extension that are still valid, and their last day: both or neither. */
    rightsKw: {
      kind: 'decimal',
      label: 'Derechos de extensión',
      maxDecimals: 3,
      max: 1_000_000,
      unit: 'kW',
      isPositive: true,
      help: 'Hasta esa potencia se puede subir sin pagarlos otra vez',
      isOptional: true,
    },
    rightsUntil: {
      kind: 'day',
      label: 'Derechos hasta',
      help: 'El último día, incluido',
      isOptional: true,
    },
  },
});
