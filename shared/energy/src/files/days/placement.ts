import { changeLabel, type DayBuffer, secondOf } from './dayBuffer';

/** The slot of a label in its day: from 0, or -1 where there is no such hour. */
type SlotOf = (label: number, isSecond: boolean) => number;

const hasAny = ({ lines }: DayBuffer, from: number, to: number) =>
  lines.subarray(from, to + 1).some((line) => line !== 0);

/** True when all readings there are zero: some files write zeros for the hour that does not exist. */
const isZero = ({ kwh }: DayBuffer, from: number, to: number) =>
  kwh.subarray(from, to + 1).every((value) => value === 0);

/** Labels in sequence: the n-th interval of the day has label n, independent of the clock. */
const inSequence: SlotOf = (label) => label - 1;

/**
 * The day of 23 hours. Labels run in sequence (1 to 23) or follow the clock, which skips one hour:
 * the one after the change, or the one before if labels are the clock's time at the very end of
 * each interval.
 */
function shortDay(buffer: DayBuffer): SlotOf {
  const { perHour } = buffer;
  const change = changeLabel(buffer);
  const skip = (from: number): SlotOf => {
    return (label) => {
      if (label < from) return label - 1;
      return label < from + perHour ? -1 : label - 1 - perHour;
    };
  };
  if (!hasAny(buffer, change + 1, change + perHour)) return skip(change + 1);
  const [afterLast, midnight] = [23 * perHour + 1, 24 * perHour];
  const isFiller =
    isZero(buffer, afterLast, midnight) && !isZero(buffer, change + 1, change + perHour);
  if (isFiller || !hasAny(buffer, afterLast, midnight)) {
    return (label) => (label < afterLast ? label - 1 : -1);
  }
  return hasAny(buffer, change, change + perHour - 1) ? skip(change + 1) : skip(change);
}

/**
 * The day of 25 hours. Labels run in sequence (up to 25) or follow the clock, which shows one hour
 * twice; without a season flag the order of the file says which came first.
 */
function longDay(buffer: DayBuffer): SlotOf {
  const { perHour, lines } = buffer;
  if (hasAny(buffer, 24 * perHour + 1, 25 * perHour)) return inSequence;
  const change = changeLabel(buffer);
  const isTwice = (label: number) => lines[label] !== 0 && lines[label + secondOf(buffer)] !== 0;
  const isAtVeryEnd = lines[change - perHour + secondOf(buffer)] !== 0 && !isTwice(change);
  const last = isAtVeryEnd ? change - 1 : change;
  const first = last - perHour + 1;
  const isByOrder = (label: number) => !buffer.hasSeason || buffer.sameSeason.has(label);
  const isAfter = (label: number) => (lines[label] ?? 0) > (lines[label + secondOf(buffer)] ?? 0);
  /** True when a label's first place holds the later reading, as in a file that runs backwards. */
  const isTurned = (label: number) => isByOrder(label) && isAfter(label) === buffer.rise >= 0;
  return (label, isSecond) => {
    if (label < first) return label - 1;
    if (label > last) return label - 1 + perHour;
    const isLater = isTwice(label) && isTurned(label) ? !isSecond : isSecond;
    return isLater ? label - 1 + perHour : label - 1;
  };
}

function slotOfLabel(buffer: DayBuffer): SlotOf {
  if (buffer.clock.hours === 23) return shortDay(buffer);
  return buffer.clock.hours === 25 ? longDay(buffer) : inSequence;
}

/** A reading whose slot is taken: `slot` is -1 where the day has no such hour. */
export interface Leftover {
  readonly place: number;
  readonly slot: number;
}

interface Placement {
  /** The place in the buffer of each slot of the day; -1 without a reading. */
  readonly places: Int32Array;
  readonly leftovers: readonly Leftover[];
}

/** Finds the interval of each label, now that all labels of the day are known. */
export function placeReadings(buffer: DayBuffer): Placement {
  const slotOf = slotOfLabel(buffer);
  const second = secondOf(buffer);
  const places = new Int32Array(buffer.clock.hours * buffer.perHour).fill(-1);
  const leftovers: Leftover[] = [];
  const isReal = (place: number) => buffer.isEstimated[place] === 0;
  for (let place = 1; place < buffer.lines.length; place++) {
    if (buffer.lines[place] === 0) continue;
    const isSecond = place >= second;
    const slot = slotOf(isSecond ? place - second : place, isSecond);
    const taken = places[slot] ?? -1;
    // A real reading replaces an estimate.
    const isBetter = taken !== -1 && isReal(place) && !isReal(taken);
    if (taken !== -1 || slot === -1) leftovers.push({ place: isBetter ? taken : place, slot });
    if (slot !== -1 && (taken === -1 || isBetter)) places[slot] = place;
  }
  return { places, leftovers };
}
