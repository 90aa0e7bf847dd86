import { type Kysely, sql } from 'kysely';
import { inTransaction } from './transaction';
import type { Tables } from './types';

/** Append-only tables, even for the API: who did what. */
const written = ['audit_entries'];
/** The tables that only the owner writes. */
const ownersAlone = ['kysely_migration'];

/**
 * Gives the API's role only the rights it needs: it works with rows, makes and drops no tables, and only
 * adds to the audit. Done anew after each migration, because that may have made tables.
 */
export async function giveRights(db: Kysely<Tables>, loginRole: string): Promise<void> {
  const role = sql.id(loginRole);
  await inTransaction(db, async (transaction) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(transaction);
    await run(sql`grant usage on schema public to ${role}`);
    await run(sql`revoke all on all tables in schema public from ${role}`);
    await run(sql`grant select, insert, update, delete on all tables in schema public to ${role}`);
    await run(sql`grant usage, select on all sequences in schema public to ${role}`);
    for (const table of written) {
      await run(sql`revoke update, delete on ${sql.table(table)} from ${role}`);
    }
    for (const table of ownersAlone) {
      await run(sql`revoke insert, update, delete on ${sql.table(table)} from ${role}`);
    }
  });
}

/** Returns whether our own role may do more than work with rows. */
export async function mayChangeTables(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(current_user, 'public', 'create') as may`.execute(db);
  return rows[0]?.may ?? false;
}
