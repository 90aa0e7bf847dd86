import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../api/src/areas';

const quartersOfDay = 96;

/**
 * A curve file as one imports it at first: split, and its values written as day arrays in one statement,
 * without checks, comparisons, undo or reports.
 */
export async function plainImport(db: Kysely<Tables>, file: Buffer): Promise<void> {
  const [, ...lines] = file.toString().split('\r\n');
  const values = lines.flatMap((line) => {
    const value = line.split(';')[3];
    return value ? Math.round(Number(value.replace(',', '.')) * 10_000) : [];
  });
  const days: string[] = [];
  for (let start = 0; start < values.length; start += quartersOfDay) {
    days.push(`{${values.slice(start, start + quartersOfDay).join(',')}}`);
  }
  await sql`create temporary table if not exists plain_days (day integer, values integer[])`.execute(
    db,
  );
  await sql`
    insert into plain_days
    select day, text::integer[] from unnest(${days}::text[]) with ordinality as days (text, day)`.execute(
    db,
  );
}
