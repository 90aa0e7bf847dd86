import type { ConflictChoice } from '@vatio/contracts/curve-imports';
import { type CurveDayValues, unknown, withAny } from './curveDay';

/** What a reading of a file does to what is stored. */
export type SlotChange = 'fresh' | 'same' | 'different';

const exportedAt = ({ exportedTenthsWh }: CurveDayValues, slot: number): number =>
  exportedTenthsWh?.[slot] ?? unknown;

/** Where one of them is not known there is nothing to differ from. */
const differ = (a: number, b: number) => a !== b && a !== unknown && b !== unknown;

/**
 * What the file's reading of a slot does to the stored one; undefined: the file has none. The same
 * energy by another method (estimated before, real now) is the same.
 */
export function changeOf(
  stored: CurveDayValues | undefined,
  file: CurveDayValues,
  slot: number,
): SlotChange | undefined {
  const value = file.tenthsWh[slot] ?? unknown;
  if (value === unknown) return undefined;
  const before = stored?.tenthsWh[slot] ?? unknown;
  if (!stored || before === unknown) return 'fresh';
  const isOther = differ(exportedAt(stored, slot), exportedAt(file, slot));
  return before !== value || isOther ? 'different' : 'same';
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
 * Puts a day of a file over the stored one, slot by slot. What the file does not say stays; with
 * `replace` the file wins where both say something, with `keep` what is stored.
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
  const exported = new Int32Array(slots).fill(unknown);
  const isEstimated = Uint8Array.from(before?.isEstimated ?? file.isEstimated);
  const counts = { fresh: 0, same: 0, different: 0 };
  for (let slot = 0; slot < slots; slot += 1) {
    const change = changeOf(before, file, slot);
    const [kept, given] = [before ? exportedAt(before, slot) : unknown, exportedAt(file, slot)];
    exported[slot] = kept;
    if (!change) continue;
    counts[change] += 1;
    const isTaken = change === 'fresh' || choice === 'replace';
    if (isTaken) {
      tenthsWh[slot] = file.tenthsWh[slot] ?? unknown;
      isEstimated[slot] = file.isEstimated[slot] ?? 0;
    }
    if (given !== unknown && (isTaken || kept === unknown)) exported[slot] = given;
  }
  const values = { tenthsWh, exportedTenthsWh: withAny(exported), isEstimated };
  const isKept = choice === 'keep';
  return {
    values,
    isChanged: !before || !isSameDay(before, values),
    added: counts.fresh,
    replaced: isKept ? 0 : counts.different,
    unchanged: counts.same + (isKept ? counts.different : 0),
  };
}

const isSameDay = (a: CurveDayValues, b: CurveDayValues): boolean =>
  areSame(a.tenthsWh, b.tenthsWh) &&
  areSame(a.isEstimated, b.isEstimated) &&
  areSame(a.exportedTenthsWh ?? [], b.exportedTenthsWh ?? []);

const areSame = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
  a.length === b.length && Array.prototype.every.call(a, (value, slot) => value === b[slot]);
