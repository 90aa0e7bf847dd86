import type { UserListAnswer, UserQuery } from '@vatio/contracts/user/users';
import { countOf, findPage, inOrderOf, orderOf, type Slice, totalOfAll } from '../../../db/page';
import { containing, searchWords } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import { readUsers, toUser } from './users.repository';

/** A page of the users that a query asks for, and how many there are in all. */
export async function listUsers(db: Db, query: UserQuery): Promise<UserListAnswer> {
  const { ids, total } = await findPage(query, {
    isScan: searchWords(query.q ?? '').length > 0,
    count: () => countOf(matchingUsers(db, query)),
    rowsOf: (slice, isScan) =>
      sortedUsers(db, query, slice)
        .$if(isScan, (users) => users.select(totalOfAll))
        .execute(),
  });
  return { rows: inOrderOf(ids, await readUsers(db, ids)).map(toUser), total };
}

function matchingUsers(db: Db, { q = '', role, state }: UserQuery) {
  let users = db.selectFrom('users');
  for (const word of searchWords(q)) users = users.where('search_key', 'like', containing(word));
  if (role) users = users.where('role', '=', role);
  if (state) users = users.where('active', '=', state === 'active');
  return users;
}

const columns = {
  name: 'users.name_key',
  email: 'users.email_key',
  role: 'users.role',
  created: 'users.created_at',
} as const;

function sortedUsers(db: Db, query: UserQuery, slice: Slice) {
  const { name, direction, withNullsLast } = orderOf(query.sort, slice);
  const users = matchingUsers(db, query).select('users.id').limit(slice.limit).offset(slice.offset);
  switch (name) {
    case 'state':
      // PostgreSQL sorts true after false, and active users are first.
      return users
        .orderBy('users.active', direction === 'asc' ? 'desc' : 'asc')
        .orderBy('users.id', direction);
    case 'lastAccess':
      return users.orderBy('users.last_access_at', withNullsLast).orderBy('users.id', direction);
    default:
      return users.orderBy(columns[name], direction).orderBy('users.id', direction);
  }
}
