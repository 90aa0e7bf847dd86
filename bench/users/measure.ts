import { withListServer } from '../lists/listServer';
import type { List, Timing } from '../lists/listTimes';
import { timeList } from '../lists/listTimes';
import { spanishUsers } from '../lists/spanishUsers';

const userCount = 100_000;

const list: List = {
  path: 'users',
  sorts: ['name', 'email', 'role', 'state', 'lastAccess', 'created'],
  filters: {
    everybody: '',
    'one role': 'role=writer',
    inactive: 'state=inactive',
    'found: many': 'q=garcia',
    'found: few': 'q=uxía.ñíguez',
    'found: none': 'q=zzzz',
    'two words': 'q=maría+lopez',
  },
};

/**
 * The list of users over HTTP, with 100,000 of them in a database that is thrown away: every order,
 * with every filter, at the start, in the middle and at the end.
 *
 * @returns each of them, and all requests together last
 */
export async function measureUserList(rounds: number): Promise<readonly Timing[]> {
  return withListServer(async ({ fill, readerFor }) => {
    const rows = [...spanishUsers(userCount, new Date())];
    await fill('users', rows);
    const admin = rows.find(({ role, active }) => role === 'admin' && active);
    return timeList(await readerFor(admin?.id ?? ''), list, rounds);
  });
}
