import { setTimeout as sleep } from 'node:timers/promises';
import { mostRows } from '@vatio/energy/files';
import type { Caller } from '../../api/test/calls/caller';
import { bearer, testXsrfKey } from '../../api/test/calls/headers';
import { signIn } from '../../api/test/calls/signIn';
import { reached, reachedAsking, upload } from '../../api/test/curveImports';
import { createTestDatabase } from '../../api/test/database/testDatabase';
import { ApiProcess, endProcesses } from '../../api/test/processes/apiProcess';
import { buildApi } from '../../api/test/processes/build';
import { startServer, stopTheServer } from '../../api/test/server';
import { addClient, addPoint, cupsOf } from '../../api/test/supply';
import { plantLoad, yearFile } from '../../api/test/yearFile';
import { growthOf } from './memory';
import { plainImport } from './plainImport';
import { type CurveStorage, measureStorage } from './storage';

const filesAtOnce = 10;
const otherRequestsEveryMs = 10;
const pageAsksEveryMs = 500;
const rounds = 5;

/** Times in milliseconds, memory in MB, sizes in bytes. */
export interface ImportFigures {
  /** 35,040 rows, from the first byte sent until the dry run is there, and from confirming until done. */
  readonly dryRunMs: number;
  readonly writeMs: number;
  /** The same rows split and inserted, unchecked, in this process. */
  readonly plainMs: number;
  readonly tenFilesMs: number;
  readonly otherP99Ms: number;
  readonly tenFilesMegabytes: number;
  readonly millionRows: { readonly ms: number; readonly megabytes: number; readonly bytes: number };
  readonly year: { readonly ms: number; readonly bytes: number };
  readonly storage: CurveStorage;
}

/** Imports of load curves through the API in its own process, with a temporary PostgreSQL. */
export async function measureImports(): Promise<ImportFigures> {
  await buildApi();
  await startServer();
  const database = await createTestDatabase();
  try {
    const api = new ApiProcess({
      DATABASE_URL: database.url,
      XSRF_KEY: testXsrfKey,
      DEMO_DATA: 'true',
      LOG_LEVEL: 'error',
    });
    const url = await api.url();
    const who = await signIn(url);
    const pid = api.pid ?? 0;
    const clientId = await addClient(who);
    const ids: string[] = [];
    for (let n = 1; n <= 2 * filesAtOnce; n += 1) {
      ids.push(await addPoint(who, { clientId, cups: cupsOf(n) }));
    }
    const alone = await measureOne(who);
    const plainMs = await fastestOf(() => plainImport(database.db, fileOf(1, 1)));
    const together = await measureTogether(who, pid);
    const year = await measureYear(url, who, ids[0] ?? '');
    const millionRows = await measureMillion(who, pid, ids[1] ?? '');
    const storage = await measureStorage(database.db);
    return { ...alone, plainMs, ...together, year, millionRows, storage };
  } finally {
    await endProcesses();
    await database.drop();
    await stopTheServer();
  }
}

const fileOf = (point: number, seed: number, year = 2026) =>
  yearFile({ cups20: cupsOf(point), year, tenthsWhOf: plantLoad(seed) });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function fastestOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(work));
  return Math.min(...times);
}

async function send(who: Caller, content: Buffer, supplyPointId?: string): Promise<string> {
  const answer = await upload(who, { content, ...(supplyPointId && { supplyPointId }) });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return answer.json.id;
}

async function confirm(who: Caller, id: string, askMs = 20): Promise<void> {
  await who.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'replace' });
  const { state, message } = await reachedAsking(askMs, who, id, 'done', 'cancelled', 'unreadable');
  if (state !== 'done') throw new Error(`${state}: ${message}`);
}

/** Each round over the values of the one before. */
async function measureOne(who: Caller): Promise<Pick<ImportFigures, 'dryRunMs' | 'writeMs'>> {
  const dryRuns: number[] = [];
  const writes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const content = fileOf(1, round + 1);
    let id = '';
    const dryRun = async () => {
      id = await send(who, content);
      await reached(who, id, 'checked');
    };
    dryRuns.push(await timed(dryRun));
    writes.push(await timed(() => confirm(who, id)));
  }
  return { dryRunMs: Math.min(...dryRuns), writeMs: Math.min(...writes) };
}

async function measureTogether(who: Caller, pid: number) {
  const files = Array.from({ length: filesAtOnce }, (_, n) => fileOf(filesAtOnce + n + 1, n + 1));
  const taken: number[] = [];
  const ended = new AbortController();
  const others = askAllTheTime(who, taken, ended.signal);
  let tenFilesMs = 0;
  const tenFilesMegabytes = await growthOf(pid, async () => {
    tenFilesMs = await timed(() =>
      Promise.all(
        files.map(async (content) => {
          const id = await send(who, content);
          await reachedAsking(pageAsksEveryMs, who, id, 'checked');
          await confirm(who, id, pageAsksEveryMs);
        }),
      ),
    );
  }).finally(() => ended.abort());
  await others;
  const sorted = taken.sort((a, b) => a - b);
  const otherP99Ms = sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN;
  return { tenFilesMs, tenFilesMegabytes, otherP99Ms };
}

/** What others do meanwhile. */
async function askAllTheTime(who: Caller, taken: number[], stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    taken.push(await timed(() => who.get('/api/points')));
    await sleep(otherRequestsEveryMs);
  }
}

async function measureYear(url: string, who: Caller, id: string): Promise<ImportFigures['year']> {
  const path = `${url}/api/points/${id}/curve?from=2026-01-01&to=2026-12-31`;
  const headers = { ...bearer(who.token), 'accept-encoding': 'gzip' };
  let bytes = 0;
  const ms = await fastestOf(async () => {
    const answer = await fetch(path, { headers });
    const { days } = JSON.parse(await answer.text());
    if (days.length < 365) throw new Error(`${days.length} days`);
    bytes = Number(answer.headers.get('content-length'));
  });
  return { ms, bytes };
}

/** As many rows as a file may have, in one that is nearly as large as it may be. */
async function measureMillion(
  who: Caller,
  pid: number,
  pointId: string,
): Promise<ImportFigures['millionRows']> {
  const content = shortRows(mostRows);
  let id = '';
  let ms = 0;
  const megabytes = await growthOf(pid, async () => {
    ms = await timed(async () => {
      id = await send(who, content, pointId);
      const { state, message } = await reached(who, id, 'checked', 'unreadable');
      if (state !== 'checked') throw new Error(String(message));
      await confirm(who, id);
    });
  });
  return { ms, megabytes, bytes: content.length };
}

/** Years of quarter-hours of one point in as few bytes as a file can say them. */
function shortRows(count: number): Buffer {
  const lines = ['Fecha;Hora;Consumo_kWh'];
  let year = 1995;
  while (lines.length <= count) {
    const [, ...rows] = fileOf(1, year, year).toString().split('\r\n');
    for (const row of rows) {
      const [, date = '', time = '', kwh = ''] = row.split(';');
      if (date && lines.length <= count) lines.push(`${date};${time};${kwh}`);
    }
    year += 1;
  }
  return Buffer.from(lines.join('\n'));
}
