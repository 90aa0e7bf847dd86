import { gzipSync } from 'node:zlib';
import type { CurveImport } from '@vatio/contracts/company/imports/curveImports';
import { emptyBlocks } from '../../../../test/bzip2';
import type { Caller } from '../../../../test/calls/caller';
import { testXsrfKey } from '../../../../test/calls/headers';
import type { HttpAnswer } from '../../../../test/calls/httpCall';
import { firstAdmin, signIn } from '../../../../test/calls/signIn';
import { quarterFile, reachedAsking, upload } from '../../../../test/curveImports';
import { createTestDatabase, type TestDatabase } from '../../../../test/database/testDatabase';
import { ApiProcess, endProcesses } from '../../../../test/processes/apiProcess';
import { clientOf, cupsOf, pointOf } from '../../../../test/supply';
import { until } from '../../../../test/until';
import { workbookOf, zipOf } from '../../../../test/zip';

// A process of its own on a busy machine.
jest.setTimeout(120_000);

const honest = Array.from({ length: 10 }, (_, n) => cupsOf(n + 1));
let database: TestDatabase;
let who: Caller;
beforeAll(async () => {
  database = await createTestDatabase();
  const api = new ApiProcess({ DATABASE_URL: database.url, XSRF_KEY: testXsrfKey, ...firstAdmin });
  who = await signIn(await api.url());
  const added = async (path: string, body: object): Promise<string> =>
    (await insist(201, () => who.post(path, body))).json.id;
  const clientId = await added('/api/clients', clientOf());
  for (const cups of honest) await added('/api/points', pointOf({ clientId, cups }));
});
afterAll(async () => {
  await endProcesses();
  await database.drop();
});

/** A CSV whose header made an expression backtrack for hours. */
const longHeader = `CUPS;Fecha;h1${' '.repeat(40_000)}x;h2\n${cupsOf(1)};01/10/2026;1;2\n`;

/** A workbook whose formats did so, once for each style. */
const longFormats = zipOf({
  'xl/workbook.xml': '<workbook><sheets><sheet name="C" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/></Relationships>',
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(250_000)}"/></numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(1_000)}</cellXfs></styleSheet>`,
  'xl/worksheets/a.xml':
    '<worksheet><sheetData><row><c s="7"><v>1</v></c></row></sheetData></worksheet>',
});

/** Names of three million characters, of the sheet that is read and of one that is not. */
const longNames = workbookOf({
  ['A'.repeat(3_000_000)]: [['hola'], ['hola']],
  ['B'.repeat(3_000_000)]: [['hola']],
});

/** A cell of a hundred million characters: more memory at once than a thread may have ends its process. */
const longCell = () => workbookOf({ Curva: [['1'.repeat(100_000_000)]] });

/** 800,000 blocks of bzip2, gzipped. */
const tinyBlocks = () => gzipSync(emptyBlocks(100_000));

const asPage = (who: Caller, id: string, ...states: CurveImport['state'][]) =>
  reachedAsking(100, who, id, ...states);

/** The API refuses while the machine is too busy: then a person tries again. */
async function insist(status: number, ask: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  let answer = await ask();
  await until(async () => {
    if (answer.status === 503) answer = await ask();
    return answer.status !== 503;
  });
  if (answer.status !== status) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}

it('hostile files end with a sentence each, and ten honest ones beside them end well', async () => {
  const sent = async (content: string | Uint8Array): Promise<string> =>
    (await insist(201, () => upload(who, { content }))).json.id;
  const hostileEnd = async (content: string | Uint8Array) =>
    asPage(who, await sent(content), 'unreadable', 'checked');
  const honestEnd = async (cups: string) => {
    const { id } = await asPage(who, await sent(quarterFile(cups, 1)), 'checked', 'unreadable');
    const path = `/api/curve-imports/${id}/confirm`;
    await insist(200, () => who.post(path, { conflicts: 'replace' }));
    return asPage(who, id, 'done', 'cancelled', 'unreadable');
  };
  const hostiles = [longHeader, longFormats, longNames, longCell(), tinyBlocks()].map(hostileEnd);
  const [ended, done] = await Promise.all([
    Promise.all(hostiles),
    Promise.all(honest.map(honestEnd)),
  ]);

  expect(done.map(({ state, result }) => [state, result?.added])).toEqual(
    Array(10).fill(['done', 96]),
  );
  for (const { state, message } of ended) {
    expect([state, message]).toEqual([
      'unreadable',
      expect.stringMatching(/^[«\p{Lu}].{10,999}\.$/su),
    ]);
    // None was ended by the limits of a step.
    expect(message).not.toMatch(/después de varios intentos/);
  }
});
