import { setTimeout as sleep } from 'node:timers/promises';
import type { ConflictChoice, CurveImport } from '@vatio/contracts/company/imports/curveImports';
import { curveImportJobs } from '../src/areas/company/curveImports/jobs';
import { JobRunner } from '../src/jobs/runner';
import type { Caller } from './calls/caller';
import type { HttpAnswer } from './calls/httpCall';
import type { TestApi } from './testApi';

export interface CurveFile {
  readonly name?: string;
  readonly content: string | Uint8Array;
  readonly supplyPointId?: string;
}

/** Sends a file; no job reads it yet. */
export function upload(who: Caller, file: CurveFile): Promise<HttpAnswer> {
  const { name = 'curva.csv', content, supplyPointId } = file;
  const query = new URLSearchParams({ fileName: name, ...(supplyPointId && { supplyPointId }) });
  return who.sendFile(`/api/curve-imports?${query}`, Buffer.from(content));
}

/** Works off all waiting imports in this process, so that no work happens behind a test's back. */
export async function workOff(api: TestApi): Promise<void> {
  const log = {
    info: () => {},
    warn: (fields: object) => api.logLines.push(JSON.stringify(fields)),
  };
  await new JobRunner({ db: api.db, now: api.clock.now, log, kinds: curveImportJobs }).workOff();
}

export async function read(who: Caller, id: string): Promise<CurveImport> {
  return (await who.get(`/api/curve-imports/${id}`)).json;
}

/** Sends a file and has it read. */
export async function checked(api: TestApi, who: Caller, file: CurveFile): Promise<CurveImport> {
  const answer = await upload(who, file);
  if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
  await workOff(api);
  return read(who, answer.json.id);
}

/** Sends a file, has it read, confirms it and has it written. */
export async function imported(
  api: TestApi,
  who: Caller,
  file: CurveFile,
  conflicts: ConflictChoice = 'replace',
): Promise<CurveImport> {
  const { id } = await checked(api, who, file);
  const answer = await who.post(`/api/curve-imports/${id}/confirm`, { conflicts });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  await workOff(api);
  return read(who, id);
}

type States = readonly CurveImport['state'][];

/** Waits until an import is in one of these states; the work on it happens elsewhere. */
export const reached = (who: Caller, id: string, ...states: States): Promise<CurveImport> =>
  reachedAsking(20, who, id, ...states);

/** The same, asking less often: as a page does. */
export async function reachedAsking(
  everyMs: number,
  who: Caller,
  id: string,
  ...states: States
): Promise<CurveImport> {
  for (;;) {
    const found = await read(who, id);
    if (states.includes(found.state)) return found;
    await sleep(everyMs);
  }
}

const header = 'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion';

interface Hours {
  readonly cups: string;
  /** `01/10/2026` */
  readonly date: string;
  /** kWh of each hour, from the first on; '' leaves one out. */
  readonly kwh: readonly string[];
  readonly method?: 'R' | 'E';
}

/** A file of the common format. */
export const hourlyFile = (...days: readonly Hours[]): string =>
  [
    header,
    ...days.flatMap(({ cups, date, kwh, method = 'R' }) =>
      kwh.flatMap((value, hour) => (value ? `${cups};${date};${hour + 1};${value};${method}` : [])),
    ),
    '',
  ].join('\r\n');

/** The same energy in each of 24 hours. */
export const evenDay = (kwh: string): readonly string[] => Array(24).fill(kwh);

/** Quarter-hours of `days` whole days from 1 January 2026 on, which have no clock change till March. */
export function quarterFile(cups: string, days: number): string {
  const lines = ['CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion'];
  const two = (value: number) => String(value).padStart(2, '0');
  for (let day = 0; day < days; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    const spanish = date.split('-').reverse().join('/');
    for (let quarter = 1; quarter <= 96; quarter += 1) {
      const label = `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
      lines.push(`${cups};${spanish};${label};0,${100 + ((day + quarter) % 900)};R`);
    }
  }
  return `${lines.join('\r\n')}\r\n`;
}
