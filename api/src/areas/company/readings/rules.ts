import { readingDaysProblem } from '@vatio/contracts/company/readingRecord';
import type { Territory } from '@vatio/contracts/company/supply';
import { territoryLabels } from '@vatio/contracts/company/supplyWords';
import { monthHasPeriod } from '@vatio/energy/calendar';
import { type Period, periodCount, type TariffTerm } from '@vatio/energy/tariff';
import { spanishDay } from '../../../localDay';
import type { StoredContract } from '../contracts/contracts.repository';
import type { ReadingFields, StoredReading } from './readings.repository';

/** Path of a field → its problem, in Spanish. */
export type Problems = Readonly<Record<string, string>>;

export interface ReadingRules {
  readonly contracts: readonly Pick<StoredContract, 'tariff' | 'from' | 'to'>[];
  readonly territory: Territory;
  /** `2026-01-31`, on the point's clock. */
  readonly today: string;
}

/** The problems of a reading by itself. The first of a field counts. */
export function soundnessProblems(reading: ReadingFields, rules: ReadingRules): Problems {
  const days = readingDaysProblem(reading, rules.today);
  return {
    ...(days ? { to: days } : absentPeriods(reading, rules)),
    ...countProblems(reading, rules),
  };
}

/** The tariffs that are in force on any of its days. */
const tariffsOf = ({ from, to }: Pick<ReadingFields, 'from' | 'to'>, { contracts }: ReadingRules) =>
  contracts
    .filter((contract) => contract.from <= to && (contract.to === null || contract.to >= from))
    .map(({ tariff }) => tariff);

function countProblems(reading: ReadingFields, rules: ReadingRules): Problems {
  const { energyKwh, reactiveKvarh, maxKw } = reading;
  const count = energyKwh.length;
  if (count !== 3 && count !== 6) return { energyKwh: 'Escribe 3 o 6 energías' };
  const tariffs = tariffsOf(reading, rules);
  const [tariff] = tariffs;
  if (tariff && tariffs.every((one) => periodCount(one, 'energy') !== count)) {
    return { energyKwh: `La tarifa ${tariff} tiene ${periodCount(tariff, 'energy')} energías` };
  }
  const powers = count === 3 ? 2 : 6;
  return {
    ...(reactiveKvarh &&
      reactiveKvarh.length !== count && { reactiveKvarh: `Escribe ${count} reactivas` }),
    ...(maxKw && maxKw.length !== powers && { maxKw: `Escribe ${powers} maxímetros` }),
  };
}

/**
 * Energy, reactive or not, and power in a period that no month of the reading has: in July, 3.0TD has no
 * P3. Skipped where the tariff is unknown, or changes the number of periods; a 0 means none. The sheet for
 * typing readings says the same before.
 */
function absentPeriods(reading: ReadingFields, rules: ReadingRules): Problems {
  const { energyKwh, reactiveKvarh, maxKw, from, to } = reading;
  const tariffs = tariffsOf(reading, rules);
  const [tariff] = tariffs;
  if (!tariff || tariffs.some((one) => periodCount(one, 'energy') !== energyKwh.length)) return {};
  const { territory } = rules;
  const rule = { tariff, territory };
  const months = monthsOf(from, to);
  const days = `entre el ${spanishDay(from)} y el ${spanishDay(to)} en ${territoryLabels[territory]}`;
  const absent = (field: string, term: TariffTerm, values: readonly (string | null)[]) => {
    const blank = term === 'power' ? 'deja la casilla vacía' : 'escribe 0';
    return values.flatMap((value, index) => {
      const period = (index + 1) as Period;
      const exists = months.some((month) => monthHasPeriod(month, period, { ...rule, term }));
      return exists || Number(value) === 0
        ? []
        : [[`${field}.${index}`, `P${period} no existe ${days}: ${blank}`]];
    });
  };
  return Object.fromEntries([
    ...absent('energyKwh', 'energy', energyKwh),
    ...absent('reactiveKvarh', 'energy', reactiveKvarh ?? []),
    ...absent('maxKw', 'power', maxKw ?? []),
  ]);
}

/** The months of some days in order, 1 to 12; a reading has at most a year and a day. */
function monthsOf(from: string, to: string): number[] {
  const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const [first, last] = [monthNumber(from), monthNumber(to)];
  return Array.from({ length: last - first + 1 }, (_, index) => ((first + index) % 12) + 1);
}

type Days = Pick<StoredReading, 'from' | 'to' | 'source'>;

/** The problem that another reading of the same source has one of its days. */
export function overlapProblems(reading: Days, others: readonly Days[]): Problems {
  const taken = others.find(
    ({ source, ...days }) => source === reading.source && share(days, reading),
  );
  return taken
    ? { from: `Se solapa con la lectura del ${spanishDay(taken.from)} al ${spanishDay(taken.to)}` }
    : {};
}

/** True when they share a day; days in the wrong order share none. */
const share = (one: Omit<Days, 'source'>, other: Omit<Days, 'source'>) =>
  one.from <= one.to && other.from <= other.to && one.from <= other.to && one.to >= other.from;
