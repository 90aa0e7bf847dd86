import { sql } from 'kysely';
import { type ListServer, withListServer } from './listServer';
import { type List, type Timing, timeList, timingOf } from './listTimes';
import { spanishSupply } from './spanishSupply';
import { spanishUsers } from './spanishUsers';

const counts = { clients: 10_000, points: 50_000 };
const peerRounds = 50;

const pointFilters = {
  everything: '',
  active: 'state=active',
  archived: 'state=archived',
  canarias: 'territory=canarias',
  'one tariff': 'tariff=3.0TD',
  'type 5': 'pointType=5',
  'expiring in 90 days': 'expiringDays=90',
  'without recent data': 'data=outdated&state=active',
  'with days missing': 'data=holes&state=active',
  'with all data': 'data=current',
  'all filters': 'state=active&territory=peninsula&tariff=2.0TD&pointType=5&expiringDays=60',
  'found: many': 'q=garcia',
  'found: few': 'q=ñíguez+zúñiga',
  'found: by CUPS': 'q=ES0021000001000007',
  'found: part of a CUPS': 'q=00010',
  'found: none': 'q=zzzz',
  'found: all': 'q=es',
  'found: three words': 'q=calle+nave+madrid',
};

const clientFilters = {
  everybody: '',
  active: 'state=active',
  archived: 'state=archived',
  'expiring in 30 days': 'expiringDays=30',
  'expiring in 90 days': 'expiringDays=90&state=active',
  'found: many': 'q=garcia',
  'found: few': 'q=ñíguez+zúñiga',
  'found: by CUPS': 'q=ES0021000001000007',
  'found: digits': 'q=00',
  'found: none': 'q=zzzz',
};

const lists: readonly List[] = [
  {
    path: 'clients',
    sorts: ['name', 'taxId', 'supplyPoints', 'nextExpiry', 'created'],
    filters: clientFilters,
  },
  {
    path: 'points',
    sorts: ['cups', 'alias', 'client', 'expiry', 'created'],
    filters: pointFilters,
  },
];

export interface ListTimings {
  /** Each kind of request; all of a list together come last. */
  readonly lists: readonly (readonly Timing[])[];
  /** One look at each point, and at whose it is: what no search without an index can do without. */
  readonly look: Timing;
}

/**
 * The lists of PDS over HTTP, with 10,000 clients, 50,000 points and their contracts in a database
 * that is thrown away: every order, with every filter, at the start, in the middle and at the end.
 */
export async function measureLists(rounds: number): Promise<ListTimings> {
  return withListServer(async (server) => {
    const adminId = await fill(server);
    const read = await server.readerFor(adminId);
    const timings: (readonly Timing[])[] = [];
    for (const list of lists) timings.push(await timeList(read, list, rounds));
    return { lists: timings, look: await timeLook(server) };
  });
}

/** @returns an admin */
async function fill({ fill }: ListServer): Promise<string> {
  const now = new Date();
  const users = [...spanishUsers(100, now)].map((user) => ({ ...user, active: true }));
  const { clients, points, contracts } = spanishSupply(counts, now);
  await fill('users', users);
  await fill('clients', clients);
  await fill('supply_points', points);
  await fill('supply_contracts', contracts);
  return users.find(({ role }) => role === 'admin')?.id ?? '';
}

async function timeLook({ db }: ListServer): Promise<Timing> {
  const taken: number[] = [];
  for (let round = 0; round < peerRounds; round += 1) {
    const begin = performance.now();
    await sql`
      select count(*) from supply_points join clients on clients.id = supply_points.client_id
      where supply_points.search_key || clients.search_key like '%zzzz%'`.execute(db);
    taken.push(performance.now() - begin);
  }
  return timingOf('a look at each point', taken);
}
