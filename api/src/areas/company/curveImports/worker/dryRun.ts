import type { ImportPoint } from '@vatio/contracts/company/imports/curveImports';
import type { CurveFileSummary, CurvePoint, FileDay } from '@vatio/energy/files';
import type { Db } from '../../../../db/transaction';
import type { Checkpoint } from '../../../../jobs/checkpoint';
import type { ImportedDay } from './curveDay';
import { DayBatches } from './dayBatches';
import { PointTally } from './pointTally';
import type { ProblemList } from './problems';
import { type DayKey, keyOf, readStoredDays } from './worker.day.repository';
import { findPoints, type KnownPoint, tariffsInForce } from './worker.point.repository';

/** The most points of one file: the import keeps some facts of each. */
export const maxPoints = 1_000;

/** A file with more points than these shows less of each. */
const manyPoints = 50;
const listedOfMany = 3;

/** Takes the days of a file and finds out what they would change. */
export class DryRun {
  readonly #db: Db;
  readonly #problems: ProblemList;
  readonly #tallies = new Map<string, PointTally>();
  readonly #points = new Map<string, KnownPoint | null>();
  readonly days: DayBatches;

  constructor(db: Db, problems: ProblemList, checkpoint: Checkpoint) {
    this.#db = db;
    this.#problems = problems;
    this.days = new DayBatches(checkpoint, (days) => this.#compare(days));
  }

  readonly take = (day: FileDay): void => this.#problems.addRounded(this.days.take(day));

  async #compare(days: readonly ImportedDay[]): Promise<void> {
    // Then the file is refused, and there is no bound on what to remember of it.
    if (this.#tallies.size > maxPoints) return;
    await this.#findPointsOf(days);
    const stored = await readStoredDays(
      this.#db,
      days.flatMap((day) => this.#keyOf(day) ?? []),
    );
    for (const day of days) {
      const key = this.#keyOf(day);
      this.#tallyOf(day).add(day, key && stored.get(keyOf(key)));
    }
  }

  async #findPointsOf(days: readonly ImportedDay[]): Promise<void> {
    const asked = new Set(days.map(({ cups20 }) => cups20));
    const missing = [...asked].filter((cups20) => !this.#points.has(cups20));
    for (const cups20 of missing) this.#points.set(cups20, null);
    for (const point of await findPoints(this.#db, missing.filter(Boolean))) {
      this.#points.set(point.cups20, point);
    }
  }

  #keyOf({ cups20, minutes, day }: ImportedDay): DayKey | undefined {
    const point = this.#points.get(cups20);
    return point ? { supplyPointId: point.id, minutes, day } : undefined;
  }

  #tallyOf({ cups20, minutes }: ImportedDay): PointTally {
    const tally =
      this.#tallies.get(cups20) ??
      new PointTally(minutes, this.#points.get(cups20)?.territory ?? undefined);
    this.#tallies.set(cups20, tally);
    return tally;
  }

  /** Facts about each point. */
  async points(summary: CurveFileSummary): Promise<ImportPoint[]> {
    if (summary.points.length > maxPoints) return [];
    const tariffs = await tariffsInForce(
      this.#db,
      [...this.#tallies].flatMap(([cups20, { lastDay }]) => {
        const id = this.#points.get(cups20)?.id;
        return id ? { supplyPointId: id, day: lastDay } : [];
      }),
    );
    const listed = summary.points.length > manyPoints ? listedOfMany : Number.POSITIVE_INFINITY;
    return summary.points.flatMap((point) => {
      const cups20 = point.cups20 ?? '';
      const tally = this.#tallies.get(cups20);
      if (!tally) return [];
      const known = this.#points.get(cups20) ?? null;
      const tariff = (known && tariffs.get(known.id)) ?? null;
      return {
        ...sumOf(point, tally, listed),
        supplyPoint: known && !known.archived ? chosenOf(known) : null,
        territory: known?.territory ?? 'peninsula',
        tariff,
        months: tally.months(tariff),
      };
    });
  }
}

const isoOf = (instantMs: number) => new Date(instantMs).toISOString();

const chosenOf = ({ id, alias, clientId, clientName }: KnownPoint) => ({
  id,
  alias,
  clientId,
  clientName,
});

function sumOf(point: CurvePoint, tally: PointTally, listed: number) {
  const { readings, estimated, energyKwh, firstDay, lastDay } = tally;
  return {
    cups: point.cups,
    minutes: point.minutes,
    firstDay,
    lastDay,
    from: isoOf(point.firstMs),
    to: isoOf(point.endMs),
    readings,
    estimated,
    energyKwh,
    missing: point.missing,
    repeated: point.repeated,
    gaps: point.gaps
      .slice(0, listed)
      .map(({ fromMs, toMs }) => ({ from: isoOf(fromMs), to: isoOf(toMs) })),
    stored: tally.stored,
    conflicts: tally.conflicts(listed),
  };
}
