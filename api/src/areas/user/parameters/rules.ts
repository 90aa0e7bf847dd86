import type { NewParameterValue, ParameterChange } from '@vatio/contracts/user/parameters';
import { parameterShapes, parameterTariffs, parameterUnits, periodsOf } from '@vatio/energy/tariff';
import { spanishDay } from '../../../localDay';
import { wrongFields } from '../../../refusal';
import { identityOf, wholeKey } from './rows';

type Problems = Readonly<Record<string, string>>;

/** @throws Refusal invalid, by field (`values.2.period`), when a change is wrong by itself */
export function requireSound(change: ParameterChange): void {
  const problems = changeProblems(change);
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
}

/** The faults of a change by itself, by field. */
export function changeProblems(change: ParameterChange): Problems {
  const keys = change.values.map((value) => identityOf(wholeKey(value)));
  return Object.assign(
    dayProblems(change),
    ...change.values.map((value, index): Problems => {
      const found = keys.indexOf(identityOf(wholeKey(value))) < index;
      const twice = found ? { kind: 'Este parámetro está dos veces' } : {};
      return prefixed(`values.${index}`, {
        ...twice,
        ...valueProblems(value, change),
        ...conditionProblems(value, change),
        ...factProblems(value, change),
        ...keyProblems(value),
      });
    }),
  );
}

const prefixed = (path: string, problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [`${path}.${field}`, message]),
  );

function dayProblems({ from, to, values }: ParameterChange): Record<string, string> {
  if (to !== null && to < from) {
    return { to: 'La fecha final no puede ser anterior a la inicial' };
  }
  for (const { kind } of values) {
    const { lastDay, title } = parameterShapes[kind];
    if (lastDay && (to === null || to > lastDay)) {
      return { to: `${title} terminó el ${spanishDay(lastDay)}: pon esa fecha o una anterior` };
    }
  }
  return {};
}

function keyProblems(value: NewParameterValue): Problems {
  const { tariff, period, variant } = wholeKey(value);
  const { term, variants } = parameterShapes[value.kind];
  return {
    ...(term ? periodProblems(value, term) : none({ tariff, period })),
    ...(variants
      ? variant !== null && Object.hasOwn(variants, variant)
        ? {}
        : { variant: `Elige uno: ${Object.values(variants).join(', ')}` }
      : none({ variant })),
  };
}

function periodProblems(
  { kind, tariff, period }: NewParameterValue,
  term: 'power' | 'energy',
): Problems {
  if (!tariff) return { tariff: 'Elige una tarifa' };
  if (!parameterTariffs(kind).includes(tariff)) {
    return { tariff: `La tarifa ${tariff} tiene aquí los valores de la general de su tensión` };
  }
  const periods = periodsOf(tariff, term);
  return periods.some((one) => one === period)
    ? {}
    : { period: `La tarifa ${tariff} tiene aquí ${periods.length} periodos: elige uno de ellos` };
}

/** Fields that do not tell values of a kind apart are null. */
const none = (fields: Readonly<Record<string, unknown>>): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null ? [] : [[name, 'Esta clase de parámetro no lo tiene: quítalo']],
    ),
  );

function valueProblems({ kind, value }: NewParameterValue, { state }: ParameterChange): Problems {
  if (state === 'pending') {
    if (parameterShapes[kind].isOwn) {
      return {
        value: 'Esto lo decide la empresa, así que no puede estar pendiente: escribe el valor',
      };
    }
    return value === null ? {} : { value: 'Deja el valor vacío: está pendiente' };
  }
  if (value === null) return { value: 'Escribe el valor, o di que está pendiente' };
  return isTooMuch(kind, value) ? { value: 'Máximo 100 %' } : {};
}

const isTooMuch = (kind: NewParameterValue['kind'], value: string): boolean =>
  parameterUnits[kind] === '%' && Number(value) > 100;

function conditionProblems(
  { kind, condition }: NewParameterValue,
  { state }: ParameterChange,
): Problems {
  if (!condition) return {};
  if (state === 'pending') return { condition: 'Un valor pendiente no depende de una pregunta' };
  return isTooMuch(kind, condition.alternative) ? { 'condition.alternative': 'Máximo 100 %' } : {};
}

function factProblems(
  { kind, variant, powerLimit, per }: NewParameterValue,
  { state }: ParameterChange,
): Problems {
  const { limited = [], isPer = false } = parameterShapes[kind];
  const isLimited = limited.includes(variant ?? '');
  return {
    ...(isLimited && powerLimit === undefined
      ? { powerLimit: 'Di hasta qué potencia se aplica, o que no tiene límite' }
      : {}),
    ...(isLimited ? {} : none({ powerLimit: powerLimit ?? null })),
    ...(isPer && !per && state === 'confirmed'
      ? { per: 'Elige si el valor es por día o por año' }
      : {}),
    ...(isPer ? {} : none({ per: per ?? null })),
  };
}
