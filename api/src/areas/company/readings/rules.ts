import { readingDaysProblem } from '@vatio/contracts/company/readingDays';
import { periodCount } from '@vatio/energy/tariff';
import { spanishDay } from '../../../localDay';
import type { StoredContract } from '../contracts/repository';
import type { ReadingFields, StoredReading } from './repository';

/** Path of a field → its problem, in Spanish. */
export type Problems = Readonly<Record<string, string>>;

export interface ReadingRules {
  readonly contracts: readonly Pick<StoredContract, 'tariff' | 'from' | 'to'>[];
  /** `2026-01-31`, on the point's clock. */
  readonly today: string;
}

/** The problems of a reading by itself. The first of a field counts. */
export function soundnessProblems(reading: ReadingFields, rules: ReadingRules): Problems {
  const days = readingDaysProblem(reading, rules.today);
  return { ...countProblems(reading, rules), ...(days && { to: days }) };
}

function countProblems(reading: ReadingFields, { contracts }: ReadingRules): Problems {
  const { energyKwh, reactiveKvarh, maxKw, from, to } = reading;
  const count = energyKwh.length;
  if (count !== 3 && count !== 6) return { energyKwh: 'Escribe 3 o 6 energías' };
  const tariffs = contracts
    .filter((contract) => contract.from <= to && (contract.to === null || contract.to >= from))
    .map(({ tariff }) => tariff);
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

/** Whether they share a day; days in the wrong order share none. */
const share = (one: Omit<Days, 'source'>, other: Omit<Days, 'source'>) =>
  one.from <= one.to && other.from <= other.to && one.from <= other.to && one.to >= other.from;
