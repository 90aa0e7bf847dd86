import type { Contact, NewContact } from '@vatio/contracts/company/contacts';
import { anyOf } from '../../../db/anyOf';
import { selecting } from '../../../db/columns';
import type { Db } from '../../../db/transaction';
import type { RecordTable } from '../../../records/records.repository';
import { contactColumns } from '../columns';

export type ContactFields = Omit<NewContact, 'clientId'>;

export const contactTable = {
  table: 'client_contacts',
  columns: contactColumns,
  isNeverArchived: true,
} as const satisfies RecordTable<ContactFields>;

const contacts = (db: Db) =>
  db
    .selectFrom('client_contacts')
    .select([
      'id',
      'client_id as clientId',
      'version',
      ...selecting('client_contacts', contactColumns),
    ]);

/** Contacts, in no order. */
export const readContacts = (db: Db, ids: readonly string[]): Promise<Contact[]> =>
  contacts(db).where('id', '=', anyOf(ids)).execute();

/** All contacts of a client, the oldest first. */
export const contactsOf = (db: Db, clientId: string): Promise<Contact[]> =>
  contacts(db).where('client_id', '=', clientId).orderBy('created_at').orderBy('id').execute();
