import { contractRecord } from '@vatio/contracts/company/contractRecord';
import { checkPowers, periodCount, powersAreOrdered, type Tariff } from '@vatio/energy/tariff';
import { rules } from '@vatio/ui/forms';

/** The problems of powers, by the index of their period; `all` concerns all of them. */
export interface PowerProblems {
  readonly byIndex: ReadonlyMap<number, string>;
  readonly all: string | undefined;
}

const none: PowerProblems = { byIndex: new Map(), all: undefined };

const typedPower = rules.typedDecimal(contractRecord.fields.powersKw);

/** The problems of the powers while they are typed: before all are there, and before they are sent. */
export function typedPowerProblems(
  tariff: Tariff,
  typed: readonly string[],
): ReadonlyMap<number, string> {
  const powers = typed.map((text) => typedPower.safeParse(text).data ?? null);
  const { byIndex, all } = powerProblems(tariff, powers);
  const last = periodCount(tariff, 'power') - 1;
  return all ? new Map([...byIndex, [last, all]]) : byIndex;
}

/** Fills up powers that are not typed yet, so that only the typed powers are checked. */
const padded = (tariff: Tariff, powersKw: readonly string[], count: number): readonly string[] => {
  const highest = powersKw.reduce((one, other) => (Number(other) > Number(one) ? other : one));
  const filler = powersAreOrdered(tariff) ? highest : (powersKw[0] ?? highest);
  return [...powersKw, ...Array.from({ length: count - powersKw.length }, () => filler)];
};

/**
 * Checks powers against the rules of a tariff, also while they are being typed.
 *
 * @param powersKw exact decimals, P1 first; null where no number was typed. Powers after the first null are
 *   not checked
 */
export function powerProblems(tariff: Tariff, powersKw: readonly (string | null)[]): PowerProblems {
  const count = periodCount(tariff, 'power');
  const wanted = powersKw.slice(0, count);
  const gap = wanted.indexOf(null);
  const typed = wanted.slice(0, gap < 0 ? count : gap).filter((power) => power !== null);
  if (typed.length === 0) return none;

  const isWhole = typed.length === count;
  const problems = checkPowers(tariff, isWhole ? typed : padded(tariff, typed, count));
  const withoutStop = (message: string) => message.replace(/\.$/, '');
  const byIndex = new Map<number, string>();
  for (const { period, message } of problems) {
    if (period === null || period > typed.length || byIndex.has(period - 1)) continue;
    byIndex.set(period - 1, withoutStop(message));
  }
  const about = problems.find(({ period }) => period === null);
  return { byIndex, all: isWhole && about ? withoutStop(about.message) : undefined };
}
