import type { NewReading, Reading, ReadingsAnswer } from '@vatio/contracts/company/readings';
import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { inColumns, selecting } from '../../../db/columns';
import type { Db } from '../../../db/transaction';
import { readingColumns } from '../columns';
import { warningsOf } from './warnings';

export type ReadingFields = NewReading;

const toRow = (fields: ReadingFields) => inColumns(fields, readingColumns);

const columns = selecting('monthly_readings', {
  id: 'id',
  supplyPointId: 'supply_point_id',
  version: 'version',
  createdAt: 'created_at',
  ...readingColumns,
});

/** A stored reading; the one of the API has its instant as text, and warnings. */
export interface StoredReading extends Omit<Reading, 'createdAt' | 'warnings'> {
  readonly createdAt: Date;
}

/** @param point its clock says which periods there were */
export const toReading = (
  stored: StoredReading,
  point: Parameters<typeof warningsOf>[1],
): Reading => ({
  ...stored,
  createdAt: stored.createdAt.toISOString(),
  warnings: warningsOf(stored, point),
});

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The readings of a point that have any of these days, the oldest first. */
export const readingsBetween = (
  db: Db,
  supplyPointId: string,
  days: Days,
): Promise<StoredReading[]> => readingsOfPoints(db, [supplyPointId], days);

/** The same of several points, without an order between them. */
export async function readingsOfPoints(
  db: Db,
  supplyPointIds: readonly string[],
  { from, to }: Days,
): Promise<StoredReading[]> {
  if (supplyPointIds.length === 0) return [];
  const readings = db.selectFrom('monthly_readings').select(columns);
  return readings
    .where('supply_point_id', 'in', supplyPointIds)
    .where('first_day', '<=', to)
    .where('last_day', '>=', from)
    .orderBy('first_day')
    .orderBy('source')
    .execute();
}

/** The first and last day of all readings of a point; null: none. */
export async function daysOfReadings(
  db: Db,
  supplyPointId: string,
): Promise<Pick<ReadingsAnswer, 'firstDay' | 'lastDay'>> {
  const readings = db.selectFrom('monthly_readings').where('supply_point_id', '=', supplyPointId);
  return readings
    .select(({ fn }) => [
      fn.min<string | null>('first_day').as('firstDay'),
      fn.max<string | null>('last_day').as('lastDay'),
    ])
    .executeTakeFirstOrThrow();
}

export async function findReading(db: Db, id: string): Promise<StoredReading | undefined> {
  const readings = db.selectFrom('monthly_readings').select(columns);
  return readings.where('id', '=', id).executeTakeFirst();
}

/** @returns them in the given order */
export async function insertReadings(
  db: Db,
  supplyPointId: string,
  readings: readonly ReadingFields[],
  at: Date,
): Promise<StoredReading[]> {
  const state = { supply_point_id: supplyPointId, created_at: at, updated_at: at };
  const rows = readings.map((fields) => ({ id: uuidV7(), ...toRow(fields), ...state }));
  const stored = await db.insertInto('monthly_readings').values(rows).returning(columns).execute();
  return rows.flatMap(({ id }) => stored.filter((one) => one.id === id));
}

/** Raises the version, so that others must see this change before they make theirs. */
export async function updateReading(
  db: Db,
  id: string,
  fields: ReadingFields,
  at: Date,
): Promise<StoredReading> {
  return db
    .updateTable('monthly_readings')
    .set({ ...toRow(fields), version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteReading(db: Db, id: string): Promise<void> {
  await db.deleteFrom('monthly_readings').where('id', '=', id).execute();
}
