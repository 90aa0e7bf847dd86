import type { LocalDate } from '../calendar/dates';
import { type Decimal, type ExactNumber, exact, fixedText } from '../exact/decimal';
import { spanishDate, spanishNumber } from '../exact/spanish';
import {
  type ConfirmedParameter,
  type ParameterKey,
  parameterUnits,
  type RegulatedParameter,
} from './parameterRows';

/** A value more than this many times the one before it is asked about; so is one below the inverse. */
const mostTimes = exact('1.5');
const leastTimes = exact('0.5');

/** A value that a person wants to enter for some days. */
export interface ProposedValue {
  readonly value: Decimal;
  readonly from: LocalDate;
  /** Only of the bono social: a year is 365 days. */
  readonly per?: RegulatedParameter['per'] | null;
}

/**
 * @param rows of one parameter, in any order
 * @returns the last confirmed value in force before a day; undefined: there was none
 */
export function valueBefore(
  rows: readonly RegulatedParameter[],
  day: LocalDate,
): ConfirmedParameter | undefined {
  const before = rows.filter(
    (row): row is ConfirmedParameter => row.state === 'confirmed' && row.from < day,
  );
  return before.reduce<ConfirmedParameter | undefined>(
    (last, row) => (last && last.from > row.from ? last : row),
    undefined,
  );
}

/**
 * Asks about a value that is far from the one before it, which mostly is a slip of the comma or another
 * unit. No norm says how far a value may go: 1.5 times and half are ours.
 *
 * @param before the last value before the days of the proposed one: `valueBefore`
 * @param standing what is entered for its first day already: saying the same again, or the answer of its
 *   question, is no slip
 * @returns a question in Spanish, with the unit that the value seems to be in; undefined: it is likely
 */
export function doubtOf(
  key: Pick<ParameterKey, 'kind'>,
  proposed: ProposedValue,
  before: ConfirmedParameter | undefined,
  standing?: RegulatedParameter,
): string | undefined {
  if (!before || isSaidBy(standing, proposed)) return undefined;
  const [is, was] = [perYear(proposed), perYear(before)];
  if (is.eq(was)) return undefined;
  const old = beforeInWords(before);
  if (is.eq(0)) return `Es cero, y el ${old} no lo era. ¿Seguro?`;
  if (was.eq(0)) return `El ${old} era cero. ¿Seguro?`;
  const times = is.div(was);
  if (times.lte(mostTimes) && times.gte(leastTimes)) return undefined;
  return [`Es ${timesInWords(times)} ${old}.`, unitHint(key, times), '¿Seguro?']
    .filter(Boolean)
    .join(' ');
}

function isSaidBy(
  standing: RegulatedParameter | undefined,
  { value, per }: ProposedValue,
): boolean {
  if (standing?.state !== 'confirmed' || (standing.per ?? null) !== (per ?? null)) return false;
  const said = [standing.value, ...(standing.condition ? [standing.condition.alternative] : [])];
  return said.some((one) => exact(one).eq(exact(value)));
}

const perYear = ({ value, per }: Pick<ProposedValue, 'value' | 'per'>): ExactNumber =>
  per === 'day' ? exact(value).times(365) : exact(value);

/** «de 2026 (25,35)», «de antes (21, desde el 01/09/2012)» */
function beforeInWords({ from, to, value }: ConfirmedParameter): string {
  const year = from.slice(0, 4);
  return to?.startsWith(year)
    ? `de ${year} (${spanishNumber(value)})`
    : `de antes (${spanishNumber(value)}, desde el ${spanishDate(from)})`;
}

/** «98 veces el», «2,3 veces el»; below one, «el 25 % del» reads better. */
function timesInWords(times: ExactNumber): string {
  if (times.gte(1)) return `${spanishNumber(shortened(times, times.gte(10) ? 0 : 1))} veces el`;
  const percent = times.times(100);
  return `el ${spanishNumber(shortened(percent, percent.gte(1) ? 0 : 2))} % del`;
}

const shortened = (value: ExactNumber, decimals: number) => exact(fixedText(value, decimals));

/** Units in which the values of one are printed elsewhere, with how many times the number is then. */
const otherUnits: Readonly<Record<string, readonly (readonly [unit: string, times: number])[]>> = {
  '€/kWh': [
    ['€/MWh', 1000],
    ['cént. €/kWh', 100],
  ],
  '€/MWh': [['€/kWh', 1 / 1000]],
  '€/kVArh': [
    ['€/MVArh', 1000],
    ['cént. €/kVArh', 100],
  ],
  '€/kW·año': [
    ['€/kW·día', 1 / 365],
    ['€/kW·mes', 1 / 12],
    ['€/MW·año', 1000],
  ],
  '€/kW·día': [
    ['€/kW·año', 365],
    ['€/kW·mes', 365 / 12],
  ],
  '€/kW': [['€/MW', 1000]],
  '€/mes': [
    ['€/año', 12],
    ['€/día', 12 / 365],
  ],
  '%': [['tanto por uno', 1 / 100]],
};

/** Prices change by less than this from one year to the next, once the unit is right. */
const nearby = 1.25;

function unitHint({ kind }: Pick<ParameterKey, 'kind'>, times: ExactNumber): string {
  const unit = parameterUnits[kind];
  const found = otherUnits[unit]?.find(([, expected]) => {
    const off = Number(times) / expected;
    return off < nearby && off > 1 / nearby;
  });
  return found ? `Parece estar en ${found[0]}, y aquí va en ${unit}.` : '';
}
