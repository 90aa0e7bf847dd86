import type { Terms, TermsChange } from '@vatio/contracts/activity-hours/settings';
import { sql } from 'kysely';
import { inColumns, selecting } from '../../../db/columns';
import type { Db } from '../../../db/transaction';
import { agreedColumns } from '../columns';

const agreed = [...selecting('client_terms', agreedColumns), 'client_terms.version'] as const;

/**
 * Terms sorted by client's name, the latest first.
 *
 * @param clientId left out: of all clients
 */
export async function listTerms(db: Db, clientId?: string): Promise<Terms[]> {
  let terms = db
    .selectFrom('client_terms')
    .innerJoin('clients', 'clients.id', 'client_terms.client_id')
    .select(['clients.id', 'clients.name', 'client_terms.from_day as from'])
    .select(agreed)
    .orderBy('clients.name_key')
    .orderBy('clients.id')
    .orderBy('client_terms.from_day', 'desc');
  if (clientId) terms = terms.where('client_terms.client_id', '=', clientId);
  const rows = await terms.execute();
  return rows.map(({ id, name, ...rest }) => ({ client: { id, name }, ...rest }));
}

/** Locks the terms until the transaction ends. */
export const lockTerms = (db: Db, clientId: string, from: string) =>
  db
    .selectFrom('client_terms')
    .select(agreed)
    .where('client_id', '=', clientId)
    .where('from_day', '=', from)
    .forUpdate()
    .executeTakeFirst();

/** @returns whether they are new: of that day there were none */
export async function insertTerms(db: Db, terms: TermsChange): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('client_terms')
    .values({ client_id: terms.clientId, from_day: terms.from, ...inColumns(terms, agreedColumns) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Raises the version. */
export async function updateTerms(db: Db, terms: TermsChange): Promise<void> {
  await db
    .updateTable('client_terms')
    .set({ ...inColumns(terms, agreedColumns), version: sql`version + 1` })
    .where('client_id', '=', terms.clientId)
    .where('from_day', '=', terms.from)
    .execute();
}

export async function deleteTerms(db: Db, clientId: string, from: string): Promise<void> {
  await db
    .deleteFrom('client_terms')
    .where('client_id', '=', clientId)
    .where('from_day', '=', from)
    .execute();
}
