import { parameterRecord } from '@vatio/contracts/user/parameterRecord';
import type { Parameter } from '@vatio/contracts/user/parameters';
import {
  hasEnded,
  type ParameterKind,
  parameterShapes,
  parameterUnits,
  periodCount,
  tariffs,
  variantTitle,
} from '@vatio/energy/tariff';
import { date, decimalInWords } from '@vatio/ui/format';

export type { Parameter, ParameterKind };

export const kindTitle = (kind: ParameterKind): string => parameterShapes[kind].title;

/** True if a kind has a value for each tariff and period; then its tables say the unit once. */
export const isByTariff = (kind: ParameterKind): boolean =>
  parameterShapes[kind].term !== undefined;

export const hasVariants = (kind: ParameterKind): boolean =>
  parameterShapes[kind].variants !== undefined;

/** «Peaje de potencia (€/kW·año)» */
export function kindHeading(kind: ParameterKind): string {
  const unit = parameterUnits[kind];
  return isByTariff(kind) && unit ? `${kindTitle(kind)} (${unit})` : kindTitle(kind);
}

/** A value with its unit, «5,11269632 %»; a dash while it is pending. */
export function valueInWords({
  kind,
  value,
  per,
}: Pick<Parameter, 'kind' | 'value' | 'per'>): string {
  if (value === null) return '–';
  const perWhat = per && { day: '/día', year: '/año' }[per];
  const unit = `${parameterUnits[kind]}${perWhat ?? ''}`;
  return unit ? `${decimalInWords(value)}\u00a0${unit}` : decimalInWords(value);
}

/** «2026» for all of it, «1 ene 2026 – 31 mar 2026», «Desde el 26 jun 2026» */
export function validityInWords({ from, to }: Pick<Parameter, 'from' | 'to'>): string {
  if (to === null) return `Desde el ${wholeDate(from)}`;
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year;
  return from === to ? wholeDate(from) : `${wholeDate(from)} – ${wholeDate(to)}`;
}

/** A date that no line breaks. */
const wholeDate = (day: string) => date(day).replaceAll(' ', '\u00a0');

/**
 * The detail that distinguishes a value from others of its kind: «3.0TD», «Reducido, hasta 10 kW»; '' if
 * none.
 */
export function detailInWords({
  kind,
  tariff,
  variant,
  powerLimit,
}: Pick<Parameter, 'kind' | 'tariff' | 'variant' | 'powerLimit'>): string {
  if (tariff) return tariff;
  const name = variantTitle(kind, variant);
  if (!powerLimit) return name;
  const kw = `${decimalInWords(powerLimit.kw)}\u00a0kW`;
  return `${name}, ${powerLimit.isIncluded ? 'hasta' : 'menos de'} ${kw}`;
}

type Judged = Pick<Parameter, 'kind' | 'variant' | 'state' | 'condition'>;

/** The state of a line; a confirmed value may wait for the answer to a question, or be read by no rule. */
export function stateInWords({ kind, variant, state, condition }: Judged): string {
  if (hasEnded(kind, variant)) return 'Sin efecto';
  return condition ? 'Por decidir' : parameterRecord.fields.state.values[state];
}

/** The values of a tariff, or the one of a variant, that are published together for some days. */
export interface ParameterLine extends Omit<Parameter, 'period' | 'value'> {
  /** P1 first; where a kind has no periods, the first is its value. */
  readonly values: readonly (string | null | undefined)[];
}

/** Rows that differ only in period and value, as one line each; in the order of the first of each. */
export function linesOf(rows: readonly Parameter[]): readonly ParameterLine[] {
  const lines = new Map<string, ParameterLine & { values: (string | null)[] }>();
  for (const { period, value, ...row } of rows) {
    const { id: _, ...facts } = row;
    const same = JSON.stringify(facts);
    const line = lines.get(same) ?? { ...row, values: [] };
    line.values[(period ?? 1) - 1] = value;
    lines.set(same, line);
  }
  return [...lines.values()];
}

/** The lines of each kind that has any, in the order of the rows. */
export function linesByKind(rows: readonly Parameter[]) {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, lines: linesOf(rows.filter((row) => row.kind === kind)) }));
}

/** The number of value columns in the table of a kind: the most periods that any of its tariffs has. */
export function valueColumns(kind: ParameterKind): number {
  const { term } = parameterShapes[kind];
  return term ? Math.max(...tariffs.map((tariff) => periodCount(tariff, term))) : 1;
}
