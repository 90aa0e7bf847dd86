import type { Caller } from '../../api/test/calls/caller';
import { reached, upload } from '../../api/test/curveImports';
import type { TestDatabase } from '../../api/test/database/testDatabase';
import { addClient, addPoint, cupsOf } from '../../api/test/supply';
import { plantLoad, quartersOfYear, yearFile } from '../../api/test/yearFile';
import { insist } from './insist';
import { type KilledWork, killWork } from './killWork';

const daysOfYear = 365;

/**
 * Kills the API while it writes a year of quarter-hours over the last one.
 *
 * @param stop ends it early
 */
export const killImports = (kills: number, stop: AbortSignal): Promise<KilledWork> =>
  killWork(kills, stop, async (who, database) => {
    const cups20 = cupsOf(1);
    await addPoint(who, { clientId: await addClient(who), cups: cups20 });
    return {
      wholeMs: await typicalWriteMs(who, cups20),
      rows: daysOfYear,
      begin: async (caller, round) => {
        const content = yearFile({ cups20, tenthsWhOf: plantLoad(round + 1) });
        const { json } = await insist(() => upload(caller, { name: `${round}.csv`, content }));
        await reached(caller, json.id, 'checked');
        await confirm(caller, json.id);
        return json.id;
      },
      written: (id) => writtenDays(database, id),
      wrongEnd: async (caller, id) => {
        const { state, result } = await reached(caller, id, 'done', 'cancelled', 'unreadable');
        const readings = (result?.added ?? 0) + (result?.replaced ?? 0) + (result?.unchanged ?? 0);
        return state === 'done' && readings === quartersOfYear ? null : `${state}, ${readings}`;
      },
    };
  });

const confirm = (who: Caller, id: string) =>
  insist(() => who.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'replace' }));

/** The time from the confirmation to the end, without an interruption. */
async function typicalWriteMs(who: Caller, cups20: string): Promise<number> {
  const content = yearFile({ cups20, tenthsWhOf: plantLoad(99) });
  const { json } = await insist(() => upload(who, { content }));
  await reached(who, json.id, 'checked');
  const begin = performance.now();
  await confirm(who, json.id);
  await reached(who, json.id, 'done');
  return performance.now() - begin;
}

/** Days of the curve whose last change is this import's. */
async function writtenDays({ db }: TestDatabase, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('curve_days')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
