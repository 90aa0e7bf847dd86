import { addDays, type DayRange, daysIn, type LocalDate } from '../calendar/dates';
import { type NotVerifiable, notVerifiable } from './notVerifiable';
import type { ConfirmedParameter, ParameterKey, RegulatedParameter } from './parameterRows';

/** A part of a range of days with one value in force, or none that is verifiable. */
export interface ParameterSpan extends DayRange {
  readonly days: number;
  readonly parameter: ConfirmedParameter | NotVerifiable;
}

/** Regulated parameters, ready to be looked up. Made by `parameterTable`. */
export interface ParameterTable {
  readonly rows: readonly RegulatedParameter[];
  /**
   * @returns the value in force on a day, or a «no verificable» that names what is missing or
   *   pending; never another year's value
   */
  find(key: ParameterKey, date: LocalDate): ConfirmedParameter | NotVerifiable;
  /** @returns the row of a day, pending rows too; undefined when there is none */
  row(key: ParameterKey, date: LocalDate): RegulatedParameter | undefined;
  /** @returns a range of days, cut where the value changes; in order and without gaps */
  spans(key: ParameterKey, range: DayRange): readonly ParameterSpan[];
  /** @returns the same table as if every unsettled condition had held */
  ifConditionsHeld(): ParameterTable;
}

const identityOf = ({ kind, tariff, period, variant }: ParameterKey) =>
  `${kind}|${tariff ?? ''}|${period ?? ''}|${variant ?? ''}`;

function group(rows: readonly RegulatedParameter[]): Map<string, RegulatedParameter[]> {
  const groups = new Map<string, RegulatedParameter[]>();
  for (const row of rows) {
    const key = identityOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  for (const [key, versions] of groups) {
    versions.sort((a, b) => (a.from < b.from ? -1 : 1));
    versions.forEach((row, i) => {
      const next = versions[i + 1];
      if (row.to !== null && row.to < row.from) {
        throw new RangeError(`${key}: it ends (${row.to}) before it begins (${row.from})`);
      }
      if (next && (row.to === null || row.to >= next.from)) {
        throw new RangeError(`${key}: two values on ${next.from}`);
      }
    });
  }
  return groups;
}

const isInForce = ({ from, to }: RegulatedParameter, date: LocalDate) =>
  from <= date && (to === null || date <= to);

/**
 * Makes a table of regulated parameters.
 *
 * @param rows in any order
 * @throws RangeError when two rows give one parameter on the same day, or a row ends before it begins
 */
export function parameterTable(rows: readonly RegulatedParameter[]): ParameterTable {
  const groups = group(rows);
  const row = (key: ParameterKey, date: LocalDate) =>
    groups.get(identityOf(key))?.find((version) => isInForce(version, date));

  const find = (key: ParameterKey, date: LocalDate) => {
    const found = row(key, date);
    return found?.state === 'confirmed' ? found : notVerifiable.parameter(key, date, found);
  };

  const spans = (key: ParameterKey, { firstDay, lastDay }: DayRange) => {
    const atStart = row(key, firstDay);
    if (atStart?.state === 'confirmed' && isInForce(atStart, lastDay)) {
      const days = daysIn({ firstDay, lastDay });
      return [{ firstDay, lastDay, days, parameter: atStart }];
    }
    const starts = (groups.get(identityOf(key)) ?? [])
      .flatMap(({ from, to }) => (to === null ? [from] : [from, addDays(to, 1)]))
      .filter((day) => day > firstDay && day <= lastDay);
    const firsts = [...new Set([firstDay, ...starts])].sort();
    return firsts.map((first, i): ParameterSpan => {
      const next = firsts[i + 1];
      const span = { firstDay: first, lastDay: next ? addDays(next, -1) : lastDay };
      return { ...span, days: daysIn(span), parameter: find(key, first) };
    });
  };
  let ofHeld: ParameterTable | null = null;
  const ifConditionsHeld = () => {
    ofHeld ??= parameterTable(rows.map(held));
    return ofHeld;
  };
  return { rows, row, find, spans, ifConditionsHeld };
}

function held(row: RegulatedParameter): RegulatedParameter {
  if (row.state !== 'confirmed' || !row.condition) return row;
  const { condition, ...settled } = row;
  return { ...settled, value: condition.alternative };
}

/** The parts of a row before and after the days that another one takes. */
function remainders(
  row: RegulatedParameter,
  { from, to }: RegulatedParameter,
): RegulatedParameter[] {
  const before = row.from < from ? [{ ...row, to: addDays(from, -1) }] : [];
  if (to === null || (row.to !== null && row.to <= to)) return before;
  return [...before, { ...row, from: addDays(to, 1) }];
}

/**
 * Rows with later changes, which replace the earlier values of the same parameter on their days.
 *
 * @param changes none of them on a day of another one of the same parameter
 */
export function withChanges(
  rows: readonly RegulatedParameter[],
  changes: readonly RegulatedParameter[],
): readonly RegulatedParameter[] {
  const changesOf = new Map<string, RegulatedParameter[]>();
  for (const change of changes) {
    const key = identityOf(change);
    changesOf.set(key, [...(changesOf.get(key) ?? []), change]);
  }
  const kept = rows.flatMap((row) =>
    (changesOf.get(identityOf(row)) ?? []).reduce(
      (parts, change) =>
        parts.flatMap((part) => (sharesDays(part, change) ? remainders(part, change) : [part])),
      [row],
    ),
  );
  return [...kept, ...changes];
}

const sharesDays = (row: RegulatedParameter, other: RegulatedParameter): boolean =>
  (other.to === null || row.from <= other.to) && (row.to === null || other.from <= row.to);
