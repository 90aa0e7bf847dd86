import type {
  AddedReadings,
  NewReadings,
  Reading,
  ReadingChange,
  ReadingQuery,
  ReadingsAnswer,
} from '@vatio/contracts/company/readings';
import type { SessionUser } from '@vatio/contracts/session';
import type { SeenVersion } from '@vatio/contracts/versions';
import { localTimeOf } from '@vatio/energy/calendar';
import type { Transaction } from 'kysely';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { difference } from '../../../audit/difference';
import { inTransaction } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { localDay } from '../../../localDay';
import { orMissing, requireSeen, versionConflict, wrongFields } from '../../../refusal';
import { contractsOf } from '../contracts/contracts.repository';
import { refreshPointData } from '../points/dataState/dataState.repository';
import {
  type LockedSupplyPoint,
  lockSupplyPoint,
  readSupplyPoints,
} from '../points/points.repository';
import { existingPoint, requireActive, subjectOf } from '../points/subject';
import {
  daysOfReadings,
  deleteReading,
  findReading,
  insertReadings,
  type ReadingFields,
  readingsBetween,
  type StoredReading,
  toReading,
  updateReading,
} from './readings.repository';
import { overlapProblems, type Problems, soundnessProblems } from './rules';

/**
 * Reads, adds and corrects the monthly readings of supply points. A writer first locks the point's
 * row, so two readings of a source never share a day.
 */
export function createReadingService({ db, now }: ServiceParts) {
  /** @throws Refusal missing */
  async function list(supplyPointId: string, query: ReadingQuery): Promise<ReadingsAnswer> {
    const [found] = await readSupplyPoints(db, [supplyPointId], localDay(now()));
    const point = existingPoint(found);
    const [readings, days] = await Promise.all([
      readingsBetween(db, supplyPointId, query),
      daysOfReadings(db, supplyPointId),
    ]);
    return { rows: readings.map((one) => toReading(one, point)), ...days };
  }

  /** All of them or none. @throws Refusal missing, or invalid by field: `rows.3.energyKwh` */
  async function add(
    supplyPointId: string,
    { rows }: NewReadings,
    actor: SessionUser,
  ): Promise<AddedReadings> {
    return inTransaction(db, async (transaction) => {
      const point = existingPoint(await lockSupplyPoint(transaction, supplyPointId));
      requireActive(point);
      const at = now();
      await requireGood(transaction, { point, rows, at });
      const added = await insertReadings(transaction, supplyPointId, rows, at);
      await refreshPointData(transaction, [supplyPointId]);
      const subject = subjectOf(supplyPointId, point.values);
      const after = { readings: rows };
      await record(transaction, { at, action: 'readings-added', actor, subject, after });
      return { rows: added.map((one) => toReading(one, point.values)) };
    });
  }

  /** @throws Refusal missing, conflict when the version is not the current one, or invalid by field */
  async function change(id: string, sent: ReadingChange, actor: SessionUser): Promise<Reading> {
    return inTransaction(db, async (transaction) => {
      const { reading, point } = await lockReading(transaction, id);
      if (sent.version !== reading.version) {
        throw versionConflict(overtaken, sent, toReading(reading, point.values));
      }
      requireActive(point);
      const { version: _, ...fields } = sent;
      const at = now();
      await requireGood(transaction, { point, rows: [fields], at, changed: id });
      const changed = difference(fieldsOf(reading), fields);
      if (!changed) return toReading(reading, point.values);
      const after = await updateReading(transaction, id, fields, at);
      await refreshPointData(transaction, [point.id]);
      // The audit knows a reading by its first day.
      const before = { from: reading.from, ...changed.before };
      const entry = { at, action: 'reading-changed', before, after: changed.after } as const;
      const subject = subjectOf(point.id, point.values);
      await record(transaction, { ...entry, actor, subject });
      return toReading(after, point.values);
    });
  }

  /** @throws Refusal missing, conflict when it was changed, or invalid: the point is archived */
  async function remove(id: string, seen: SeenVersion, actor: SessionUser): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const { reading, point } = await lockReading(transaction, id);
      requireSeen(seen.version, reading.version, 'esta lectura');
      requireActive(point);
      await deleteReading(transaction, id);
      await refreshPointData(transaction, [point.id]);
      const entry = { at: now(), action: 'reading-deleted', before: fieldsOf(reading) } as const;
      const subject = subjectOf(point.id, point.values);
      await record(transaction, { ...entry, actor, subject });
    });
  }

  return { list, add, change, remove };
}

interface Written {
  readonly point: LockedSupplyPoint;
  readonly rows: readonly ReadingFields[];
  readonly at: Date;
  /** The reading that these rows replace. */
  readonly changed?: string;
}

/** @throws Refusal invalid; fields of several rows, or of new rows, begin with `rows.` */
async function requireGood(
  transaction: Transaction<Tables>,
  { point, rows, at, changed }: Written,
): Promise<void> {
  const contracts = await contractsOf(transaction, point.id);
  const from = rows.map((row) => row.from).sort()[0] ?? '';
  const to =
    rows
      .map((row) => row.to)
      .sort()
      .at(-1) ?? '';
  const stored = await readingsBetween(transaction, point.id, { from, to });
  const others = stored.filter(({ id }) => id !== changed);
  const { territory } = point.values;
  const { date: today } = localTimeOf(at.getTime(), territory);
  const rules = { contracts, territory, today };
  const fields: Record<string, string> = {};
  rows.forEach((row, index) => {
    const problems: Problems = {
      ...overlapProblems(row, [...others, ...rows.slice(0, index)]),
      ...soundnessProblems(row, rules),
    };
    for (const [field, message] of Object.entries(problems)) {
      fields[changed ? field : `rows.${index}.${field}`] = message;
    }
  });
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}

/** Locks the point of a reading, then reads the reading. */
async function lockReading(
  transaction: Transaction<Tables>,
  id: string,
): Promise<{ readonly reading: StoredReading; readonly point: LockedSupplyPoint }> {
  const { supplyPointId } = existing(await findReading(transaction, id));
  const point = existingPoint(await lockSupplyPoint(transaction, supplyPointId));
  return { reading: existing(await findReading(transaction, id)), point };
}

const existing = (reading: StoredReading | undefined): StoredReading =>
  orMissing(reading, 'Esa lectura no existe.');

function fieldsOf(reading: StoredReading): ReadingFields {
  const { id: _id, supplyPointId: _point, version: _version, createdAt: _at, ...fields } = reading;
  return fields;
}

const overtaken = 'Otra persona ha cambiado esta lectura mientras la editabas.';
