import type { ConflictChoice } from '@vatio/contracts/company/imports/curveImports';
import { type CurveDayValues, noValue, withAny } from './curveDay';

/**
 * The effect of a file's reading on the stored reading. `improved`: it is real and the stored one
 * estimated, or it adds exported energy. `worse`: it is estimated, with another energy, and the stored one
 * real. Neither needs a decision.
 */
export type SlotChange = 'fresh' | 'same' | 'improved' | 'worse' | 'different';

const exportedAt = ({ exportedTenthsWh }: CurveDayValues, slot: number): number =>
  exportedTenthsWh?.[slot] ?? noValue;

/** A value differs only from another value, never from a missing one. */
const differ = (a: number, b: number) => a !== b && a !== noValue && b !== noValue;

/** Returns the effect of the file's slot on the stored slot; undefined: the file has no value there. */
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

/** Readings of a day, counted by effect. */
interface MergeCounts {
  readonly added: number;
  readonly replaced: number;
  readonly unchanged: number;
}

/** A day after the file, with what the file did to it. */
export interface MergedDay extends MergeCounts {
  readonly values: CurveDayValues;
  /** True when it has to be written, even if only a method or exported energy is new. */
  readonly isChanged: boolean;
}

/**
 * Puts a day of a file over the stored one, slot by slot. Slots that the file lacks stay, and real
 * values stay real. Where both are equally good, `replace` takes the file and `keep` the stored
 * value.
 */
export function mergeDay(
  stored: CurveDayValues | undefined,
  file: CurveDayValues,
  choice: ConflictChoice,
): MergedDay {
  const slots = file.tenthsWh.length;
  // Another length means another clock: no slot of the stored day matches one of the file.
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
