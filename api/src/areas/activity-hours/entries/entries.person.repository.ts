import type { Named } from '@vatio/contracts/activity-hours/entries';
import type { Role } from '@vatio/contracts/roles';
import type { Db } from '../../../db/transaction';

const person = (db: Db, id: string) =>
  db.selectFrom('users').select(['id', 'name', 'role']).where('id', '=', id);

export type Person = Named & { readonly role: Role };

export const findPerson = (db: Db, id: string): Promise<Person | undefined> =>
  person(db, id).executeTakeFirst();

/** Locks a person's hours until the transaction ends. */
export const lockPerson = (db: Db, id: string): Promise<Person | undefined> =>
  person(db, id).forNoKeyUpdate().executeTakeFirst();
