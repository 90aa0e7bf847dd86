import type { CurveMinutes } from '@vatio/contracts/company/curve';
import type { ImportPoint } from '@vatio/contracts/company/imports/curveImports';
import type { Tariff, Territory } from '@vatio/contracts/company/supply';
import { periodLookUp } from '@vatio/energy/calendar';
import { periodCount } from '@vatio/energy/tariff';
import { type CurveDayValues, type ImportedDay, kwhText, noValue } from './curveDay';
import { changeOf } from './mergeDay';

/** The conflicts that are listed singly; the rest are only counted. */
const listedConflicts = 20;
const minuteMs = 60_000;

/** The tariffs that represent the two ways to divide the week: three periods, and six. */
const dividing = { three: '2.0TD', six: '3.0TD' } as const;

interface Month {
  total: number;
  readonly three: number[];
  readonly six: number[];
}

/**
 * Adds up a file's days of one supply point, in tenths of a watt-hour. The last day decides which
 * tariff counts, so both divisions are kept until then.
 */
export class PointTally {
  readonly minutes: CurveMinutes;
  readonly #months = new Map<string, Month>();
  readonly #conflicts: ConflictAt[] = [];
  readonly #periods;
  readonly #stored = { fresh: 0, same: 0, improved: 0, worse: 0, different: 0 };
  firstDay = '';
  lastDay = '';
  readings = 0;
  estimated = 0;
  #totalTenthsWh = 0;

  /** @param territory whose hours decide the period; undefined: the point is unknown */
  constructor(minutes: CurveMinutes, territory: Territory | undefined) {
    this.minutes = minutes;
    this.#periods = territory && {
      three: periodLookUp({ tariff: dividing.three, territory }),
      six: periodLookUp({ tariff: dividing.six, territory }),
    };
  }

  /** @param stored the stored day */
  add(day: ImportedDay, stored: CurveDayValues | undefined): void {
    if (!this.firstDay || day.day < this.firstDay) this.firstDay = day.day;
    if (day.day > this.lastDay) this.lastDay = day.day;
    const month = this.#monthOf(day.day);
    for (const [slot, value] of day.tenthsWh.entries()) {
      if (value === noValue) continue;
      const startMs = day.startMs + slot * this.minutes * minuteMs;
      this.readings += 1;
      this.estimated += day.isEstimated[slot] ?? 0;
      this.#totalTenthsWh += value;
      month.total += value;
      this.#addToPeriods(month, startMs, value);
      this.#compare(day, stored, slot, startMs);
    }
  }

  #monthOf(day: string): Month {
    const name = day.slice(0, 7);
    const month = this.#months.get(name) ?? {
      total: 0,
      three: Array(3).fill(0),
      six: Array(6).fill(0),
    };
    this.#months.set(name, month);
    return month;
  }

  #addToPeriods(month: Month, startMs: number, value: number): void {
    if (!this.#periods) return;
    for (const division of ['three', 'six'] as const) {
      const index = this.#periods[division](startMs) - 1;
      month[division][index] = (month[division][index] ?? 0) + value;
    }
  }

  #compare(
    day: ImportedDay,
    stored: CurveDayValues | undefined,
    slot: number,
    startMs: number,
  ): void {
    const isComparable = stored?.tenthsWh.length === day.tenthsWh.length;
    const change = changeOf(isComparable ? stored : undefined, day, slot);
    if (!change) return;
    this.#stored[change] += 1;
    if (change !== 'different') return;
    const conflict = {
      startMs,
      storedTenthsWh: stored?.tenthsWh[slot] ?? 0,
      fileTenthsWh: day.tenthsWh[slot] ?? 0,
    };
    this.#conflicts.push(conflict);
    // Days come in no order: keep the conflicts of the first instants.
    if (this.#conflicts.length === 2 * listedConflicts) this.#keepFirst();
  }

  #keepFirst(): void {
    this.#conflicts.sort(byStart).splice(listedConflicts);
  }

  get energyKwh(): string {
    return kwhText(this.#totalTenthsWh);
  }

  get stored(): ImportPoint['stored'] {
    const { improved, worse, ...always } = this.#stored;
    return { ...always, ...(improved > 0 && { improved }), ...(worse > 0 && { worse }) };
  }

  /** @param most how many at most */
  conflicts(most = listedConflicts): ImportPoint['conflicts'] {
    this.#keepFirst();
    return this.#conflicts
      .slice(0, most)
      .map(({ startMs, storedTenthsWh, fileTenthsWh }) => ({
        at: new Date(startMs).toISOString(),
        storedKwh: kwhText(storedTenthsWh),
        fileKwh: kwhText(fileTenthsWh),
      }));
  }

  /**
   * Months in order.
   *
   * @param tariff null: one number for each month
   */
  months(tariff: Tariff | null): ImportPoint['months'] {
    const divisions = { three: 3, six: 6 };
    const count = tariff === null ? 1 : periodCount(tariff, 'energy');
    const inOrder = [...this.#months].sort(([a], [b]) => (a < b ? -1 : 1));
    return inOrder.map(([month, { total, three, six }]) => ({
      month,
      kwhByPeriod: (count === divisions.six
        ? six
        : count === divisions.three
          ? three
          : [total]
      ).map(kwhText),
    }));
  }
}

interface ConflictAt {
  readonly startMs: number;
  readonly storedTenthsWh: number;
  readonly fileTenthsWh: number;
}
const byStart = (a: ConflictAt, b: ConflictAt) => a.startMs - b.startMs;
