import type { User, UserListAnswer, UserQuery } from '@vatio/contracts/user/users';
import { type OrderByItemBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { containing, searchWords } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { toUser, userColumns } from './repository';

/** A page of the users that a query asks for, and how many there are in all. */
export async function listUsers(db: Db, query: UserQuery): Promise<UserListAnswer> {
  if (searchWords(query.q ?? '').length > 0) return searchUsers(db, query);
  const offset = offsetOf(query);
  // Far from the start, count first: the end may be nearer.
  if (offset > farRows) {
    const total = await countUsers(db, query);
    return { rows: await readPage(db, query, offset, total), total };
  }
  const [rows, total] = await Promise.all([readPage(db, query, offset), countUsers(db, query)]);
  return { rows, total };
}

const farRows = 1000;
const offsetOf = ({ page, pageSize }: UserQuery) => (page - 1) * pageSize;

/** No index finds the middle of a word: every row is read, so one query gives page and count. */
async function searchUsers(db: Db, query: UserQuery): Promise<UserListAnswer> {
  const order = orderOf(query.sort, false);
  const matching = matchingUsers(db, query).select([
    'users.id',
    sql<string>`count(*) over ()`.as('total'),
  ]);
  const page = ordered(matching, order).limit(query.pageSize).offset(offsetOf(query)).as('page');
  const found = await ordered(
    db
      .selectFrom('users')
      .innerJoin(page, 'page.id', 'users.id')
      .select([...userColumns, 'page.total']),
    order,
  ).execute();
  const [first] = found;
  if (!first) return { rows: [], total: query.page === 1 ? 0 : await countUsers(db, query) };
  const total = Number(first.total);
  return { rows: found.map(({ total: _, ...user }) => toUser(user)), total };
}

async function countUsers(db: Db, query: UserQuery): Promise<number> {
  const { total } = await matchingUsers(db, query)
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** @param total if known, the page is read from the nearer end */
async function readPage(
  db: Db,
  query: UserQuery,
  offset: number,
  total = Number.POSITIVE_INFINITY,
): Promise<User[]> {
  const size = Math.min(query.pageSize, total - offset);
  if (size <= 0) return [];
  const fromEnd = total - offset - size;
  const isBackward = fromEnd < offset;
  const order = orderOf(query.sort, isBackward);
  // An index skips the rows before the page; only those of the page are read whole.
  const page = ordered(matchingUsers(db, query).select('users.id'), order)
    .limit(size)
    .offset(isBackward ? fromEnd : offset)
    .as('page');
  const found = await ordered(
    db.selectFrom('users').innerJoin(page, 'page.id', 'users.id').select(userColumns),
    order,
  ).execute();
  const rows = found.map(toUser);
  return isBackward ? rows.reverse() : rows;
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
  state: 'users.active',
  lastAccess: 'users.last_access_at',
  created: 'users.created_at',
} as const;

interface Order {
  readonly column: (typeof columns)[keyof typeof columns];
  readonly direction: (item: OrderByItemBuilder) => OrderByItemBuilder;
  readonly idDirection: 'asc' | 'desc';
}

/** @param isBackward the opposite order, for reading from the end */
function orderOf(sort: UserQuery['sort'], isBackward: boolean): Order {
  const name = sort.replace('-', '') as keyof typeof columns;
  const isDescending = sort.startsWith('-') !== isBackward;
  // PostgreSQL sorts true after false, and active ones come first.
  const direction = isDescending !== (name === 'state') ? 'desc' : 'asc';
  const isNullable = name === 'lastAccess';
  return {
    column: columns[name],
    direction: (item) => {
      const directed = item[direction]();
      if (!isNullable) return directed;
      return isBackward ? directed.nullsFirst() : directed.nullsLast();
    },
    idDirection: isDescending ? 'desc' : 'asc',
  };
}

function ordered<O>(
  users: SelectQueryBuilder<Tables, 'users', O>,
  { column, direction, idDirection }: Order,
) {
  return users.orderBy(column, direction).orderBy('users.id', idDirection);
}
