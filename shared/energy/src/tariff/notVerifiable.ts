import type { LocalDate } from '../calendar/dates';
import { spanishDate } from '../exact/spanish';
import { parameterShapes } from './parameterKinds';
import type { ParameterKey, RegulatedParameter } from './parameterRows';

/** «No verificable»: an unknown amount, with one reason. Several missing things have one each. */
export interface NotVerifiable {
  readonly state: 'notVerifiable';
  /**
   * missing: no regulated value for that day · pending: announced, but not yet official · data: a
   * measure or an agreed value is unknown · rule: no norm says how.
   */
  readonly reason: 'missing' | 'pending' | 'data' | 'rule';
  readonly parameter?: ParameterKey;
  readonly date?: LocalDate;
  /** Spanish, a whole sentence: «No verificable: falta el t_ep de P1 (3.0TD) para el 01/01/2027.» */
  readonly message: string;
}

export const isNotVerifiable = (value: object): value is NotVerifiable =>
  'state' in value && value.state === 'notVerifiable';

/** Those that are not «el» and the title. */
const names: Partial<Record<ParameterKey['kind'], string>> = {
  excessDaily: 't_ep (excesos, tipos 4 y 5)',
  excessMonthly: 't_ep (excesos, tipos 1, 2 y 3)',
  excessRatio: 'K_p (excesos)',
  electricityTax: 'el tipo del impuesto eléctrico (IEE)',
  vat: 'el tipo de IVA',
  igic: 'el tipo de IGIC',
  ipsi: 'el tipo de IPSI',
  socialBonus: 'la financiación del bono social',
  reactive: 'el precio de la energía reactiva',
  rightsPerKw: 'el precio de los derechos de acometida',
  rightsOnce: 'el precio de una actuación de la distribuidora',
  socialBonusDiscount: 'el descuento del bono social',
  toleranceEur: 'la tolerancia en euros',
  tolerancePercent: 'la tolerancia en porcentaje',
};

/** The variants that a name leaves out. */
const usual = ['general', 'energy'];

/** «Reducido» inside a sentence: «reducido». */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** @returns the name of a parameter on screens: «el peaje de potencia de P1 (3.0TD)» */
export function parameterName({ kind, tariff, period, variant = '' }: ParameterKey): string {
  const { title, variants = {} } = parameterShapes[kind];
  const name = names[kind] ?? `el ${lowerFirst(title)}`;
  const of = period ? ` de P${period}` : '';
  const details = tariff ?? (usual.includes(variant) ? '' : lowerFirst(variants[variant] ?? ''));
  return name + of + (details ? ` (${details})` : '');
}

export const notVerifiable = {
  /** @param row the table's row of that day, when it is pending */
  parameter(key: ParameterKey, date: LocalDate, row?: RegulatedParameter): NotVerifiable {
    const { kind, tariff, period, variant } = key;
    const parameter = {
      kind,
      ...(tariff && { tariff }),
      ...(period && { period }),
      ...(variant && { variant }),
    };
    const [name, day] = [parameterName(key), spanishDate(date)];
    return {
      state: 'notVerifiable',
      reason: row ? 'pending' : 'missing',
      parameter,
      date,
      message: row
        ? `No verificable: ${name} para el ${day} está pendiente de dato oficial.`
        : `No verificable: falta ${name} para el ${day}.`,
    };
  },
  /** @param what with its article: «la curva cuartohoraria de julio de 2026» */
  data: (what: string): NotVerifiable => ({
    state: 'notVerifiable',
    reason: 'data',
    message: `No verificable: falta ${what}.`,
  }),
  /** @param how «se cobran los excesos de un ciclo de 59 días» */
  rule: (how: string): NotVerifiable => ({
    state: 'notVerifiable',
    reason: 'rule',
    message: `No verificable: ninguna norma dice cómo ${how}.`,
  }),
};
