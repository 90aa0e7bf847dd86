import type { Caller } from '../../api/test/calls/caller';
import { bearer } from '../../api/test/calls/headers';
import { reached, upload } from '../../api/test/curveImports';
import { addClient, addPoint, cupsOf } from '../../api/test/supply';
import { plantLoad, yearFile } from '../../api/test/yearFile';
import { timeMany } from '../lists/timings';
import { timed, withProduct } from '../product';
import { plainImport } from './plainImport';

const rounds = 5;

/** Times in milliseconds. */
export interface ImportFigures {
  /** 35,040 rows, from the first byte sent until the dry run is there, and from confirming until done. */
  readonly dryRunMs: number;
  readonly writeMs: number;
  /** The same rows split and inserted, unchecked, in this process. */
  readonly plainMs: number;
  readonly yearMs: number;
  /** The size of a year of quarter-hours on the wire. */
  readonly yearBytes: number;
}

/** Imports of load curves through the API in its own process. */
export const measureImports = (): Promise<ImportFigures> =>
  withProduct(async ({ db, who }) => {
    const clientId = await addClient(who);
    const pointId = await addPoint(who, { clientId, cups: cupsOf(1) });
    const dryRuns: number[] = [];
    const writes: number[] = [];
    // Each round over the values of the one before.
    for (let round = 1; round <= rounds; round += 1) {
      let id = '';
      dryRuns.push(
        await timed(async () => {
          id = await checkedImport(who, fileOf(round));
        }),
      );
      writes.push(await timed(() => confirm(who, id)));
    }
    const plain = await timeMany('a plain insert', rounds, () => plainImport(db, fileOf(1)));
    const [dryRunMs, writeMs] = [Math.min(...dryRuns), Math.min(...writes)];
    return { dryRunMs, writeMs, plainMs: plain.min, ...(await measureYear(who, pointId)) };
  });

const fileOf = (seed: number) =>
  yearFile({ cups20: cupsOf(1), year: 2026, tenthsWhOf: plantLoad(seed) });

/** @returns its id, once its dry run is there */
async function checkedImport(who: Caller, content: Buffer): Promise<string> {
  const answer = await upload(who, { content });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  const { id } = answer.json;
  await reached(who, id, 'checked');
  return id;
}

async function confirm(who: Caller, id: string): Promise<void> {
  await who.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'replace' });
  const ends = ['done', 'cancelled', 'unreadable'] as const;
  const { state, message } = await reached(who, id, ...ends);
  if (state !== 'done') throw new Error(`${state}: ${message}`);
}

async function measureYear(who: Caller, pointId: string) {
  const path = `${who.url}/api/points/${pointId}/curve?from=2026-01-01&to=2026-12-31`;
  const headers = { ...bearer(who.token), 'accept-encoding': 'gzip' };
  let yearBytes = 0;
  const { min: yearMs } = await timeMany('a year', rounds, async () => {
    const answer = await fetch(path, { headers });
    const { days } = JSON.parse(await answer.text());
    if (days.length < 365) throw new Error(`${days.length} days`);
    yearBytes = Number(answer.headers.get('content-length'));
  });
  return { yearMs, yearBytes };
}
