import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../api/src/areas';
import { writeDays } from '../../api/src/areas/company/curveImports/worker/dayRepository';
import { plantLoad } from '../../api/test/yearFile';

const quartersOfDay = 96;
const pointCount = 20;
const years = 5;
const daysOfPoint = 365 * years;
const batchDays = 365;

/** What curves weigh, in MB, tables with their indexes. */
export interface CurveStorage {
  readonly pointYears: number;
  readonly perPointYear: number;
  /** What putting back takes, while it is possible, of a year where there was nothing before. */
  readonly undoPerPointYear: number;
}

/** Writes 20 points × 5 years of quarter-hours as an import does. */
export async function measureStorage(db: Kysely<Tables>): Promise<CurveStorage> {
  const before = await sizes(db);
  const points = await sql<{ id: string }>`
    select id from supply_points order by id limit ${pointCount}`.execute(db);
  const [anyImport] = await db.selectFrom('curve_imports').selectAll().limit(1).execute();
  for (const [index, { id }] of points.rows.entries()) {
    const importId = randomUUID();
    const copy = { ...anyImport, id: importId, check_result: null, result: null };
    await db
      .insertInto('curve_imports')
      .values(copy as never)
      .execute();
    const loadOf = plantLoad(index + 1);
    for (let first = 0; first < daysOfPoint; first += batchDays) {
      const days = Array.from({ length: batchDays }, (_, day) => ({
        supplyPointId: id,
        minutes: 15 as const,
        before: undefined,
        // Of years that nothing else of this run is about.
        day: new Date(Date.UTC(2015, 0, 1 + first + day)).toISOString().slice(0, 10),
        values: {
          tenthsWh: Int32Array.from({ length: quartersOfDay }, (_, slot) =>
            loadOf((first + day) * quartersOfDay + slot),
          ),
          exportedTenthsWh: null,
          isEstimated: new Uint8Array(quartersOfDay),
        },
      }));
      await writeDays(db, importId, days);
    }
  }
  const after = await sizes(db);
  const pointYears = points.rows.length * years;
  return {
    pointYears,
    perPointYear: (after.curves - before.curves) / pointYears,
    undoPerPointYear: (after.undo - before.undo) / pointYears,
  };
}

async function sizes(db: Kysely<Tables>) {
  const { rows } = await sql<{ curves: string; undo: string }>`
    select pg_total_relation_size('curve_days') as curves,
      pg_total_relation_size('replaced_curve_days') as undo`.execute(db);
  const megabytes = (bytes = '0') => Number(bytes) / 1024 ** 2;
  return { curves: megabytes(rows[0]?.curves), undo: megabytes(rows[0]?.undo) };
}
