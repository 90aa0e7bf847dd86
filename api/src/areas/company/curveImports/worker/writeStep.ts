import type { ConflictChoice, ImportResult } from '@vatio/contracts/company/imports/curveImports';
import type { FileDay } from '@vatio/energy/files';
import type { Db } from '../../../../db/transaction';
import { refreshPointData } from '../../points/dataState/dataState.repository';
import { endImport } from '../curveImports.life.repository';
import { storeSuccession } from '../undo/undo.repository';
import type { ImportedDay } from './curveDay';
import { DayBatches } from './dayBatches';
import { mergeDay } from './mergeDay';
import { readParts } from './readParts';
import type { StepParts } from './stepParts';
import { type ChangedDay, keyOf, readStoredDays, writeDays } from './worker.day.repository';
import { findPoints, holdPoints, type KnownPoint } from './worker.point.repository';

/** Writes a file whose dry run was confirmed, atomically. */
export async function writeStep(parts: StepParts): Promise<void> {
  const { transaction, held, checkpoint, now } = parts;
  const points = await holdConfirmed(parts);
  // First look whether a person cancelled while others held the points.
  await checkpoint.pass(0);
  if (points.size === 0) {
    const message = 'Los puntos de suministro del fichero se han archivado o ya no existen.';
    await endImport(transaction, held.id, { state: 'cancelled', message }, now());
    return;
  }
  const writer = new DayWriter(parts, points);
  await readParts(parts, writer.days, { onDay: writer.take, onProblem: () => {} });
  await storeSuccession(transaction, held.id, writer.predecessors);
  await refreshPointData(transaction, writer.changedPoints);
  const result = JSON.stringify(writer.result);
  await endImport(transaction, held.id, { state: 'done', result }, now());
}

/** Locks the points that the dry run knew; leaves out those that have gone or are archived. */
async function holdConfirmed({ transaction, held }: StepParts) {
  const confirmed = (held.check?.points ?? []).flatMap(({ cups, supplyPoint }) =>
    cups && supplyPoint ? [[cups.slice(0, 20), supplyPoint.id] as const] : [],
  );
  await holdPoints(
    transaction,
    confirmed.map(([, id]) => id),
  );
  const ids = new Map(confirmed);
  const found = await findPoints(transaction, [...ids.keys()]);
  const usable = found.filter(({ cups20, id, archived }) => !archived && ids.get(cups20) === id);
  return new Map(usable.map((point) => [point.cups20, point]));
}

/** Merges the days of a file into the stored days. */
class DayWriter {
  readonly predecessors = new Set<string>();
  readonly changedPoints = new Set<string>();
  readonly #counts = { added: 0, replaced: 0, unchanged: 0, days: 0 };
  readonly days: DayBatches;
  readonly #db: Db;
  readonly #importId: string;
  readonly #choice: ConflictChoice;
  readonly #points: ReadonlyMap<string, KnownPoint>;

  constructor(
    { transaction, held, checkpoint }: StepParts,
    points: ReadonlyMap<string, KnownPoint>,
  ) {
    this.#db = transaction;
    this.#importId = held.id;
    this.#choice = held.conflicts ?? 'keep';
    this.#points = points;
    this.days = new DayBatches(checkpoint, (days) => this.#write(days));
  }

  readonly take = (day: FileDay): void => {
    if (this.#points.has(day.cups20 ?? '')) this.days.take(day);
  };

  async #write(days: readonly ImportedDay[]): Promise<void> {
    const keyed = days.flatMap((file) => {
      const point = this.#points.get(file.cups20);
      const { minutes, day } = file;
      return point ? { file, supplyPointId: point.id, minutes, day } : [];
    });
    const stored = await readStoredDays(this.#db, keyed);
    const changed: ChangedDay[] = [];
    for (const { file, supplyPointId, minutes, day } of keyed) {
      const key = { supplyPointId, minutes, day };
      const before = stored.get(keyOf(key));
      const { values, isChanged, ...counts } = mergeDay(before, file, this.#choice);
      this.#counts.added += counts.added;
      this.#counts.replaced += counts.replaced;
      this.#counts.unchanged += counts.unchanged;
      if (!isChanged) continue;
      if (before) this.predecessors.add(before.importId);
      this.changedPoints.add(supplyPointId);
      changed.push({ ...key, values, before });
    }
    this.#counts.days += changed.length;
    await writeDays(this.#db, this.#importId, changed);
  }

  get result(): ImportResult {
    return { ...this.#counts, supplyPoints: this.changedPoints.size };
  }
}
