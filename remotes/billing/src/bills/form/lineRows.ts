import {
  type BillLineKind,
  billLineKindLabels,
  termOfLine,
} from '@vatio/contracts/billing/billWords';
import { isPublicCharging, periodsOf, type Tariff, tariffs } from '@vatio/energy/tariff';
import type { BillForm } from './schema/billForm';

export type LineRow = BillForm['lines'][number];

interface KnownLine {
  readonly kind: BillLineKind;
  readonly period?: number | null;
  readonly text?: string;
}

/** A row of the form for a line that is still without its amount. */
export const lineOf = ({ kind, period = null, text = '' }: KnownLine): LineRow => ({
  kind,
  period: period === null ? '' : String(period),
  segment: '',
  text,
  amountEur: '',
  ratePercent: '',
  baseEur: '',
});

/**
 * The lines that bills of a tariff have as a rule, in the order in which they print them: 2.0TD has
 * neither reactive energy nor, with a power limiter, excesses.
 */
export function linesOfTariff(tariff: Tariff | null): LineRow[] {
  if (tariff === null) return [];
  const ofPeriods = (kind: 'power' | 'energy') =>
    periodsOf(tariff, kind).map((period) => lineOf({ kind, period }));
  const others: BillLineKind[] = [
    ...(tariff === '2.0TD' ? [] : (['excess', 'reactive'] as const)),
    ...(isPublicCharging(tariff) ? [] : (['socialBonus'] as const)),
    'electricityTax',
    'meter',
  ];
  return [...ofPeriods('power'), ...ofPeriods('energy'), ...others.map((kind) => lineOf({ kind }))];
}

/** The rows for another tariff: what has an amount stays. */
export function linesAfter(lines: readonly LineRow[], typedTariff: string): LineRow[] {
  const tariff = tariffOf(typedTariff) ?? null;
  const kept = lines.filter(({ amountEur }) => amountEur.trim() !== '');
  const isKept = (row: LineRow) =>
    kept.some(({ kind, period }) => kind === row.kind && period === row.period);
  return [...kept, ...linesOfTariff(tariff).filter((row) => !isKept(row))].sort(byPrint);
}

/** Power and energy of each segment in a row of its own; what was typed stays in the first. */
export function linesOfSegments(lines: readonly LineRow[], count: number): LineRow[] {
  const isLast = (segment: string) => segment !== '' && Number(segment) < count;
  const whole = lines.map((row) => ({ ...row, segment: isLast(row.segment) ? row.segment : '' }));
  if (count === 0)
    return whole.filter((row, index) => row.amountEur !== '' || isFirst(whole, index));
  return whole.flatMap((row) => {
    if (row.segment !== '' || (row.kind !== 'power' && row.kind !== 'energy')) return [row];
    return Array.from({ length: count }, (_, segment) => segment).flatMap((segment) => {
      const has = whole.some(
        (other) =>
          other.kind === row.kind &&
          other.period === row.period &&
          other.segment === String(segment),
      );
      if (has) return [];
      return [
        { ...row, segment: String(segment), ...(segment > 0 && { amountEur: '', baseEur: '' }) },
      ];
    });
  });
}

const isFirst = (rows: readonly LineRow[], index: number) =>
  rows.findIndex(
    ({ kind, period }) => kind === rows[index]?.kind && period === rows[index]?.period,
  ) === index;

const printOrder = Object.keys(billLineKindLabels);
const byPrint = (one: LineRow, other: LineRow) =>
  printOrder.indexOf(one.kind) - printOrder.indexOf(other.kind);

export const tariffOf = (typed: string): Tariff | undefined =>
  tariffs.find((tariff) => tariff === typed);

/** The periods that a line of this kind may have; none: it belongs to the whole bill. */
export function periodsOfLine(kind: string, typedTariff: string): readonly number[] {
  const term = Object.entries(termOfLine).find(([name]) => name === kind)?.[1];
  const tariff = tariffOf(typedTariff);
  return term && tariff ? periodsOf(tariff, term) : [];
}

/** «Potencia P1», «Energía P2 · tramo 2», or what the bill calls a service. */
export function labelOfRow({
  kind,
  period,
  segment,
  text,
}: Pick<LineRow, 'kind' | 'period' | 'segment' | 'text'>): string {
  const known = Object.entries(billLineKindLabels).find(([name]) => name === kind)?.[1] ?? 'Línea';
  const name = kind === 'service' && text ? text : known;
  const parts = [
    `${name}${period ? ` P${period}` : ''}`,
    segment && `tramo ${Number(segment) + 1}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
