import type { ConflictChoice } from '@vatio/contracts/company/curveImports';
import { type CurveDayValues, noValue, withAny } from './curveDay';

/**
 * What a reading of a file does to what is stored. `improved`: it is real where that is estimated,
 * or tells what was exported where that does not; `worse`: it is another energy, estimated where
 * that is real. Nobody has to decide about those two.
 */
export type SlotChange = 'fresh' | 'same' | 'improved' | 'worse' | 'different';

const exportedAt = ({ exportedTenthsWh }: CurveDayValues, slot: number): number =>
  exportedTenthsWh?.[slot] ?? noValue;

/** Where one of them is not known there is nothing to differ from. */
const differ = (a: number, b: number) => a !== b && a !== noValue && b !== noValue;

/** What the file's reading of a slot does to the stored one; undefined: the file has none. */
export function changeOf(
  stored: CurveDayValues | undefined,
  file: CurveDayValues,
  slot: number,
): SlotChange | undefined {
  const value = file.tenthsWh[slot] ?? noValue;
  if (value === noValue) return undefined;
  const before = stored?.tenthsWh[slot] ?? noValue;
  if (!stored || before === noValue) return 'fresh';
  const [wasEstimated, isEstimated] = [
    stored.isEstimated[slot] === 1,
    file.isEstimated[slot] === 1,
  ];
  if (wasEstimated && !isEstimated) return 'improved';
  const [exportedBefore, exportedNow] = [exportedAt(stored, slot), exportedAt(file, slot)];
  if (before === value && !differ(exportedBefore, exportedNow)) {
    return exportedBefore === noValue && exportedNow !== noValue ? 'improved' : 'same';
  }
  return isEstimated && !wasEstimated ? 'worse' : 'different';
}

/** Readings of a day by what they did. */
interface MergeCounts {
  readonly added: number;
  readonly replaced: number;
  readonly unchanged: number;
}

/** A day after the file, and what the file did to it. */
export interface MergedDay extends MergeCounts {
  readonly values: CurveDayValues;
  /** Whether it is to be written: also when a method or what was exported became known. */
  readonly isChanged: boolean;
}

/**
 * Puts a day of a file over the stored one, slot by slot. What the file does not say stays, and what
 * is real stays real. Where both say something as good, the file wins with `replace`, and what is
 * stored with `keep`.
 */
export function mergeDay(
  stored: CurveDayValues | undefined,
  file: CurveDayValues,
  choice: ConflictChoice,
): MergedDay {
  const slots = file.tenthsWh.length;
  // A stored day of another length was read by another clock: no slot of it is that of the file.
  const before = stored?.tenthsWh.length === slots ? stored : undefined;
  const tenthsWh = Int32Array.from(before?.tenthsWh ?? file.tenthsWh);
  const exported = new Int32Array(slots).fill(noValue);
  const isEstimated = Uint8Array.from(before?.isEstimated ?? file.isEstimated);
  const counts = { fresh: 0, same: 0, improved: 0, worse: 0, different: 0 };
  for (let slot = 0; slot < slots; slot += 1) {
    const change = changeOf(before, file, slot);
    const [exportedBefore, exportedNow] = [
      before ? exportedAt(before, slot) : noValue,
      exportedAt(file, slot),
    ];
    exported[slot] = exportedBefore;
    if (!change) continue;
    counts[change] += 1;
    if (!isTaken(change, choice)) continue;
    tenthsWh[slot] = file.tenthsWh[slot] ?? noValue;
    const isReal = change === 'improved' && before?.isEstimated[slot] === 0;
    isEstimated[slot] = isReal ? 0 : (file.isEstimated[slot] ?? 0);
    if (exportedNow !== noValue) exported[slot] = exportedNow;
  }
  const values = { tenthsWh, exportedTenthsWh: withAny(exported), isEstimated };
  const replaced = choice === 'replace' ? counts.different : 0;
  return {
    values,
    isChanged: !before || !isSameDay(before, values),
    added: counts.fresh,
    replaced: counts.improved + replaced,
    unchanged: counts.same + counts.worse + counts.different - replaced,
  };
}

const isTaken = (change: SlotChange, choice: ConflictChoice): boolean =>
  change === 'fresh' || change === 'improved' || (change === 'different' && choice === 'replace');

const isSameDay = (a: CurveDayValues, b: CurveDayValues): boolean =>
  areSame(a.tenthsWh, b.tenthsWh) &&
  areSame(a.isEstimated, b.isEstimated) &&
  areSame(a.exportedTenthsWh ?? [], b.exportedTenthsWh ?? []);

const areSame = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
  a.length === b.length && Array.prototype.every.call(a, (value, slot) => value === b[slot]);
