import type { Person } from '@vatio/contracts/people';
import type { Db } from '../../../db/transaction';

/** The active people by name, and the deactivated ones who still manage a client. */
export const listPeople = (db: Db): Promise<Person[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'active as isActive'])
    .where((is) =>
      is.or([
        is('active', '=', true),
        is.exists(
          is.selectFrom('clients').select('id').whereRef('clients.manager_id', '=', 'users.id'),
        ),
      ]),
    )
    .orderBy('name_key')
    .orderBy('id')
    .execute();
