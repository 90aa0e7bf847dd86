import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../api/src/areas';
import { insertClients } from '../../api/src/areas/company/clients/clients.repository';
import { newUserRow } from '../../api/src/areas/session/accountRow';
import { taxIdOf } from '../../api/test/supply';

const peopleCount = 20;
const clientCount = 400;
const entries = 100_000;

export interface FilledHours {
  readonly client: string;
  readonly person: string;
  readonly activity: string;
}

/**
 * 100,000 entries of 2024 and 2025, of 20 people for 400 clients with budgets and rates.
 *
 * @returns one of each, to filter by
 */
export async function fillHours(db: Kysely<Tables>): Promise<FilledHours> {
  const at = new Date();
  const clients = Array.from({ length: clientCount }, (_, n) => ({
    id: randomUUID(),
    name: `Cliente ${n + 1}, S.L.`,
    taxId: taxIdOf(n + 1),
  }));
  await insertClients(db, clients, at);
  const people = Array.from({ length: peopleCount }, (_, n) =>
    newUserRow({
      name: `Persona ${n + 1}`,
      email: `persona.${n + 1}@empresa.example`,
      role: 'writer',
      passwordHash: 'nobody signs in',
    }),
  );
  await db.insertInto('users').values(people).execute();
  const activities = await db.selectFrom('hour_activities').select('id').orderBy('id').execute();
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const [clientIds, personIds, activityIds] = [idsOf(clients), idsOf(people), idsOf(activities)];
  await insertTerms(db, clientIds);
  await insertEntries(db, clientIds, personIds, activityIds);
  await sql`vacuum analyze`.execute(db);
  return { client: clientIds[7] ?? '', person: personIds[7] ?? '', activity: activityIds[2] ?? '' };
}

const insertTerms = (db: Kysely<Tables>, clientIds: readonly string[]) =>
  sql`
    insert into client_terms (client_id, from_day, monthly_budget_minutes, rate_eur_per_hour)
    select id, day, 600, 45 + extract(month from day)
    from unnest(${clientIds}::uuid[]) as id, unnest('{2024-01-01,2025-01-01}'::date[]) as day`.execute(
    db,
  );

const insertEntries = (
  db: Kysely<Tables>,
  clientIds: readonly string[],
  personIds: readonly string[],
  activityIds: readonly string[],
) =>
  sql`
    insert into hour_entries (id, user_id, day, client_id, activity_id, minutes, is_billable, note,
      note_key, created_at, updated_at)
    select gen_random_uuid(), (${personIds}::uuid[])[1 + n % ${personIds.length}::int],
      date '2024-01-01' + (n * 37 % 731)::int,
      (${clientIds}::uuid[])[1 + (n * 7919 % ${clientIds.length}::int)],
      (${activityIds}::uuid[])[1 + n / 20 % ${activityIds.length}::int],
      15 + n * 13 % 240, n % 5 > 0, note, note, now(), now()
    from (
      select n, case when n % 3 = 0 then 'llamada ' || n else '' end as note
      from generate_series(1, ${entries}::int) as n) as made`.execute(db);
