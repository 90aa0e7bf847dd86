import {
  type ParameterKind,
  parameterShapes,
  parameterTariffs,
  parameterUnits,
  type Tariff,
  tariffs,
} from '@vatio/energy/tariff';
import { readNumber } from './decimals';

/** Accents, capitals and signs do not make another word. */
const wordKey = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

interface Key {
  readonly tariff?: Tariff;
  readonly variant?: string;
  readonly powerLimit?: { readonly kw: string; readonly isIncluded: boolean } | null;
}

/** Reads the detail that distinguishes the values of a kind: «3.0TD», «Reducido, hasta 10 kW». */
export function readDetail(
  kind: ParameterKind,
  text = '',
): { readonly key: Key; readonly problem?: string } {
  const { term, variants, ended, limited = [] } = parameterShapes[kind];
  if (term) {
    const tariff = tariffs.find((one) => wordKey(one) === wordKey(text));
    if (tariff) return { key: { tariff } };
    const known = parameterTariffs(kind).join(', ');
    return {
      key: {},
      problem: text ? `No hay tarifa «${text}»: ${known}` : `Falta la tarifa: ${known}`,
    };
  }
  if (!variants) {
    return text
      ? { key: {}, problem: 'Esta clase no tiene tarifa ni tipo: deja la celda vacía' }
      : { key: {} };
  }
  const [name = '', limit] = text.split(/, (?=hasta |menos de )/);
  const names = Object.entries({ ...ended, ...variants });
  const [variant] = names.find(([, title]) => wordKey(title) === wordKey(name)) ?? [];
  if (variant === undefined) {
    return { key: {}, problem: `Elige uno: ${Object.values(variants).join(', ')}` };
  }
  if (limit !== undefined) {
    const powerLimit = readLimit(limit);
    const problem = 'Escribe el límite como «Reducido, hasta 10 kW»';
    return powerLimit ? { key: { variant, powerLimit } } : { key: { variant }, problem };
  }
  return { key: { variant, ...(limited.includes(variant) && { powerLimit: null }) } };
}

function readLimit(text: string): Key['powerLimit'] | undefined {
  const isIncluded = text.startsWith('hasta ');
  const number = readNumber(text.replace(/^(hasta|menos de) /, '').replace(/ ?kw$/i, ''));
  return number && 'decimal' in number ? { kw: number.decimal, isIncluded } : undefined;
}

/** «P1» or «1», where a kind has periods. */
export function readPeriod(
  kind: ParameterKind,
  text = '',
): { readonly period?: number; readonly problem?: string } {
  if (!parameterShapes[kind].term) {
    return text ? { problem: 'Esta clase no tiene periodos: deja la celda vacía' } : {};
  }
  const [, digit] = /^p?([1-6])$/i.exec(text) ?? [];
  if (digit) return { period: Number(digit) };
  return {
    problem: text
      ? `«${text}» no es un periodo de P1 a P6: ¿están cambiadas las columnas?`
      : 'Falta el periodo: escribe de P1 a P6',
  };
}

const unitKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/eur(os?)?/g, '€')
    .replace(/ano/g, 'año')
    .replace(/[^a-zñí€%/]/g, '');

/** Advice for values per unit of time. */
export const perUnits = 'Escribe si el valor es en €/día o en €/año';

/** The unit, which must be the one in which the value is kept; without a word it is. */
export function readUnit(
  kind: ParameterKind,
  text = '',
): { readonly per?: 'day' | 'year'; readonly problem?: string } {
  const unit = parameterUnits[kind];
  if (parameterShapes[kind].isPer) {
    const per = ({ '€/día': 'day', '€/dia': 'day', '€/año': 'year' } as const)[unitKey(text)];
    if (per) return { per };
    // A pending value may have none yet.
    return !text || unitKey(text) === unitKey(unit) ? {} : { problem: perUnits };
  }
  if (!text || unitKey(text) === unitKey(unit)) return {};
  return {
    problem: unit
      ? `Aquí va en ${unit}, y la fila dice «${text}»: pasa el valor a ${unit} y escribe esa unidad`
      : `Aquí va sin unidad, y la fila dice «${text}»`,
  };
}
