import { date } from '@vatio/records/format';
import { defineRecord, type Fields, isEmpty, type ValuesOf } from '@vatio/records/record';
import { labelsOf, recordWords, valueInWords } from '@vatio/records/words';
import { tariffLabels } from './supply';
import {
  pricingModeLabels,
  reductionLetterLabels,
  socialBonusFinancingLabels,
  supplyUseLabels,
  vulnerabilityLabels,
} from './supplyWords';

const kw = { kind: 'periods', maxDecimals: 3, max: 1_000_000, unit: 'kW', min: 2 } as const;

/**
 * A contract of a supply point between two days. The tariff decides how many powers and prices there are.
 * Its power changes and its reduced tax are parts with fields of their own.
 */
export const contractRecord = defineRecord({
  one: 'contrato',
  many: 'contratos',
  gender: 'm',
  fields: {
    supplier: { kind: 'line', label: 'Comercializadora', named: 'La comercializadora', max: 120 },
    tariff: { kind: 'choice', label: 'Tarifa', values: tariffLabels, message: 'Elige una tarifa' },
    from: { kind: 'day', label: 'Desde' },
    /** The last day; without one, no other contract may begin after it. */
    to: {
      kind: 'day',
      label: 'Hasta',
      help: 'El último día, incluido. Déjalo vacío si no tiene fecha final.',
      isOptional: true,
    },
    /** The powers of the first day. */
    powersKw: {
      ...kw,
      label: 'Potencias',
      help: 'Puedes pegar varias a la vez desde una hoja de cálculo.',
    },
    mode: {
      kind: 'choice',
      label: 'Modalidad',
      values: pricingModeLabels,
      message: 'Elige una modalidad',
    },
    energyPricesEurPerKwh: {
      kind: 'periods',
      label: 'Precios de la energía',
      maxDecimals: 6,
      max: 10,
      unit: '€/kWh',
      min: 3,
      help: 'Déjalos vacíos si no se saben o cambian cada hora.',
      isOptional: true,
    },
    /** True when those prices include toll and charge. */
    includesAtr: {
      kind: 'flag',
      label: 'Incluyen peajes y cargos',
      help: 'De ello depende todo coste y toda factura del punto.',
    },
    /** null: the regulated prices. */
    powerPricesEurPerKwYear: {
      kind: 'periods',
      label: 'Precios de la potencia',
      maxDecimals: 6,
      max: 10_000,
      unit: '€/kW·año',
      min: 2,
      help: 'Déjalos vacíos si son los regulados.',
      isOptional: true,
    },
    /** The rules ask about a value as high as a price per MWh. */
    marginEurPerKwh: {
      kind: 'decimal',
      label: 'Margen',
      maxDecimals: 6,
      max: 100_000,
      unit: '€/kWh',
      help: 'Lo que la comercializadora suma al precio del mercado',
      isOptional: true,
    },
    meterEurPerMonth: {
      kind: 'decimal',
      label: 'Alquiler del contador',
      maxDecimals: 2,
      max: 10_000,
      unit: '€/mes',
      isOptional: true,
    },
    use: {
      kind: 'choice',
      label: 'Uso',
      values: supplyUseLabels,
      message: 'Elige un uso',
      help: 'Fija el mínimo del impuesto eléctrico y el IGIC',
    },
    noticeDays: {
      kind: 'whole',
      label: 'Preaviso',
      max: 365,
      unit: 'días',
      help: 'Antes del último día, para no renovar',
      isOptional: true,
    },
    /** The duration that was signed; a contract of less than 12 never changes its powers. */
    plannedMonths: {
      kind: 'whole',
      label: 'Duración prevista',
      min: 1,
      max: 600,
      unit: 'meses',
      help: 'Al firmar. Por menos de 12 hay recargo de corta duración, y las potencias no pueden cambiar',
      isOptional: true,
    },
    vulnerability: {
      kind: 'choice',
      label: 'Bono social',
      values: vulnerabilityLabels,
      message: 'Elige si es vulnerable',
      help: 'El del titular. El vulnerable severo tiene IVA reducido con cualquier potencia, cuando lo hay',
      isOptional: true,
    },
    socialBonusFinancing: {
      kind: 'choice',
      label: 'Financiación del bono social',
      values: socialBonusFinancingLabels,
      message: 'Elige cómo se factura la financiación del bono social',
      help: 'Si se factura, y si el impuesto eléctrico se calcula también sobre ella',
      isOptional: true,
    },
  },
});

/** New powers after the first day of a contract, from a day of their own. */
export const powerChangeFields = {
  from: { kind: 'day', label: 'Primer día con ellas' },
  powersKw: { ...kw, label: 'Potencias nuevas' },
} as const satisfies Fields;

/** The 85 % reduction of the electricity tax, of a share of the energy. */
export const reductionFields = {
  letter: {
    kind: 'choice',
    label: 'Reducción del 85 % del impuesto eléctrico',
    values: reductionLetterLabels,
    message: 'Elige la letra del artículo 98.1',
    help: 'La letra del artículo 98.1 de la Ley 38/1992, si la tiene concedida',
  },
  energyPercent: {
    kind: 'decimal',
    label: 'Energía con esa reducción',
    maxDecimals: 2,
    max: 100,
    unit: '%',
    isPositive: true,
    help: 'La parte que va a esa actividad: 100 si es toda',
  },
} as const satisfies Fields;

/** The names of a contract's fields and of its two parts. */
export const contractLabels = {
  ...labelsOf(contractRecord),
  powerChanges: 'Cambios de potencias',
  reducedTax: 'Reducción del impuesto eléctrico',
};
export type ContractField = keyof typeof contractLabels;

const { inWords } = recordWords(contractRecord);

/** The fields of a contract in words, for conflicts and for the audit. */
export const contractWords = {
  fields: Object.keys(contractLabels) as ContractField[],
  labelOf: (field: ContractField): string => contractLabels[field],
  /** `undefined`: there is none. */
  inWords: (field: ContractField, value: unknown): string | undefined => {
    if (isEmpty(value)) return undefined;
    if (field === 'powerChanges') return changesInWords(value as PowerChange[]) || undefined;
    if (field === 'reducedTax') return reductionInWords(value as ReducedTax);
    return inWords(field, value);
  },
};

type PowerChange = ValuesOf<typeof powerChangeFields>;
type ReducedTax = ValuesOf<typeof reductionFields>;

/** «1 mar 2026: 30 · 40 kW» */
const changesInWords = (changes: readonly PowerChange[]): string =>
  changes
    .map(
      ({ from, powersKw }) =>
        `${date(from)}: ${valueInWords(powerChangeFields.powersKw, powersKw)}`,
    )
    .join('; ');

/** «Letra a, 80 % de la energía» */
export const reductionInWords = ({ letter, energyPercent }: ReducedTax): string =>
  `Letra ${letter}, ${valueInWords(reductionFields.energyPercent, energyPercent)} de la energía`;
