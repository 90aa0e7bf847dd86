import { readFileSync } from 'node:fs';
import { monthDays } from '../src/calendar/dates';
import type { PowerOptimum } from '../src/optimise/optimise';
import { isStudyRefusal, type StudyRefusal } from '../src/optimise/refusal';
import type { PowerStudy, StudyMonth } from '../src/optimise/study';
import { type ParameterTable, parameterTable } from '../src/tariff/parameters';
import { periodsOf, type Tariff } from '../src/tariff/tariffs';

/** Shared by tests of the optimisation; not for users. */

const read = (path: string) => readFileSync(`${__dirname}/${path}`, 'utf8');

const vector = JSON.parse(read('vectors.json')).optimizacion['V-OPT-1'] as {
  readonly max_kW: Record<number, Record<number, number>>;
  readonly actual: readonly number[];
};

export const expectedSamples = JSON.parse(read('samples/expected.json'));

/** The invented quarters of July 2026, as mean kW. */
export const sampleQuartersKw = (): number[] =>
  read('samples/cuartohoraria_2026_07.csv')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => Number(line.split(';')[3]?.replace(',', '.')) * 4);

/** Natural months, from the given one («2026-01»). */
export function monthsFrom(first: string, count: number): StudyMonth[] {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return Array.from({ length: count }, (_, i) => ({
    range: monthDays(new Date(Date.UTC(year, month - 1 + i)).toISOString().slice(0, 7)),
  }));
}

/** 3.0TD, type 4, Península, the twelve months of 2026; V-OPT-1 of vectors.json. */
export const vOpt1: PowerStudy = {
  tariff: '3.0TD',
  territory: 'peninsula',
  pointType: 4,
  powerControl: 'maximeter',
  currentPowersKw: vector.actual,
  months: monthsFrom('2026-01', 12).map(({ range }, i) => ({
    range,
    maximetersKw: periodsOf('3.0TD', 'power').map(
      (period) => vector.max_kW[i + 1]?.[period] ?? null,
    ),
  })),
};

/** Narrows to a result, which the test expects. */
export function succeeded<T extends object>(result: T | StudyRefusal): T {
  if (!isStudyRefusal(result)) return result;
  throw new Error(result.reasons.map(({ message }) => message).join(' '));
}

/** The codes of a refusal; empty when there is a result. */
export const refusalCodes = (result: object): string[] =>
  isStudyRefusal(result) ? result.reasons.map(({ code }) => code) : [];

export const cautionCodes = ({ cautions }: PowerOptimum): string[] =>
  cautions.map(({ code }) => code);

export interface PlainPrices {
  /** €/kW·año. */
  readonly tollEur: number;
  /** €/kW·día, or €/kW for a month. */
  readonly excessEur: number;
}

/** A table of 2026 with a test's own prices: no charge, and the same excess for all types. */
export function plainTable(tariff: Tariff, prices: readonly PlainPrices[]): ParameterTable {
  const common = { from: '2026-01-01', to: '2026-12-31', norm: 'prueba', tariff } as const;
  return parameterTable(
    periodsOf(tariff, 'power').flatMap((period, i) => {
      const row = { ...common, period, state: 'confirmed' } as const;
      const { tollEur = 0, excessEur = 0 } = prices[i] ?? {};
      return [
        { ...row, kind: 'powerToll', value: String(tollEur) },
        { ...row, kind: 'powerCharge', value: '0' },
        { ...row, kind: 'excessDaily', value: String(excessEur) },
        { ...row, kind: 'excessMonthly', value: String(excessEur) },
      ] as const;
    }),
  );
}
