import { anyOf } from '../db/anyOf';
import type { Db } from '../db/transaction';

/** People by their id. */
export async function readPeople(db: Db, referred: readonly { readonly id: string }[]) {
  if (referred.length === 0) return new Map<string, never>();
  const people = db.selectFrom('users').select(['id', 'name', 'active as isActive']);
  const rows = await people.where('id', '=', anyOf(referred.map(({ id }) => id))).execute();
  return new Map(rows.map((person) => [person.id, person]));
}
