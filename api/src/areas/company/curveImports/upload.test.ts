import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { maxCurveFileBytes } from '@vatio/contracts/company/imports/curveImports';
import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { companyApi } from '../../../../test/apis/company';
import { bearer, xsrfPair } from '../../../../test/calls/headers';
import { quarterFile, upload } from '../../../../test/curveImports';
import { createTestDatabase } from '../../../../test/database/testDatabase';
import { addPoint, cupsOf } from '../../../../test/supply';
import { until } from '../../../../test/until';
import { openDatabase, uploadConnections } from '../../../db/pool';
import { storeFile } from './upload';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });

const storedParts = async () =>
  Number(
    (
      await api.db
        .selectFrom('curve_import_parts')
        .select((is) => is.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

async function storedBytes(id: string): Promise<Buffer> {
  const rows = await api.db
    .selectFrom('curve_import_parts')
    .select('bytes')
    .where('import_id', '=', id)
    .orderBy('part')
    .execute();
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

it.each([1, 256 * 1024 - 1, 256 * 1024, 256 * 1024 + 1, maxCurveFileBytes])(
  'keeps a file of %d bytes as it is, in pieces',
  async (size) => {
    const content = Buffer.alloc(size, 'CUPS;Fecha;Hora;ñ\n');
    const { status, json } = await upload(admin, { content });
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect([status, json.sizeBytes, json.sha256]).toEqual([201, size, sha256]);
    expect((await storedBytes(json.id)).equals(content)).toBe(true);
    expect(await storedParts()).toBe(Math.ceil(size / (256 * 1024)));
  },
);

it('refuses one byte more than 25 MB, and keeps nothing of it', async () => {
  const { status, json } = await upload(admin, { content: Buffer.alloc(maxCurveFileBytes + 1) });
  expect([status, json]).toEqual([
    413,
    { message: 'El fichero pasa de 25 MB: divídelo en varios y súbelos uno a uno.' },
  ]);
  expect(await storedParts()).toBe(0);
  expect((await admin.get('/api/curve-imports')).json.total).toBe(0);
});

it('keeps nothing when the connection breaks half-way', async () => {
  const content = Buffer.from(quarterFile(cupsOf(1), 200));
  const outgoing = request(`${api.url}/api/curve-imports?fileName=roto.csv`, {
    method: 'POST',
    headers: {
      ...xsrfPair(),
      ...bearer(admin.token),
      'content-type': 'application/octet-stream',
      'content-length': String(content.length),
    },
  });
  outgoing.on('error', () => {});
  outgoing.write(content.subarray(0, 600 * 1024));
  await until(() => isBegun());
  outgoing.destroy();
  await until(async () => !(await isBegun()));
  expect(await storedParts()).toBe(0);
  expect((await admin.get('/api/curve-imports')).json).toEqual({ rows: [], total: 0 });
});

/** Returns whether an upload has written a part and not ended yet. */
const isBegun = async (db = api.db): Promise<boolean> => (await begunCount(db)) > 0;

async function begunCount(db = api.db): Promise<number> {
  const { rows } = await sql`
    select distinct pid from pg_locks
    where relation = 'curve_import_parts'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length;
}

const patient = { silentMs: 60_000, slowAfterMs: 60_000, leastBytesPerSecond: 1024 };

it('gives up a file that stops coming, and lets go of its connection', async () => {
  const silent = new Readable({ read() {} });
  silent.push('CUPS');
  const stored = api.db
    .transaction()
    .execute((transaction) =>
      storeFile(transaction, uuidV7(), silent, { ...patient, silentMs: 10 }),
    );
  await expect(stored).rejects.toMatchObject({ kind: 'late' });
  expect(await storedParts()).toBe(0);
  // It must carry the answer.
  expect(silent.destroyed).toBe(false);
});

it('gives up a file that comes too slowly', async () => {
  const slow = Readable.from([Buffer.from('CUPS'), Buffer.from(';Fecha')]);
  const stored = api.db
    .transaction()
    .execute((transaction) =>
      storeFile(transaction, uuidV7(), slow, {
        ...patient,
        slowAfterMs: 0,
        leastBytesPerSecond: 1e9,
      }),
    );
  await expect(stored).rejects.toMatchObject({ kind: 'late' });
  expect(await storedParts()).toBe(0);
});

/** Stores an import of this size that waits for the person's decision. */
async function waiting(createdBy: string, megabytes: number): Promise<void> {
  const at = api.clock.now();
  await api.db
    .insertInto('curve_imports')
    .values({
      id: uuidV7(),
      file_name: 'a.csv',
      size_bytes: megabytes * 1024 ** 2,
      sha256: '',
      created_by: createdBy,
      created_at: at,
      queued_at: at,
      state: 'checked',
    })
    .execute();
}

it('takes no more from a person whose files fill the disk, nor from anybody when all of them do', async () => {
  const other = await api.addCaller({ role: 'writer' });
  await waiting(admin.id, 500);
  const own = await upload(admin, { content: 'CUPS' });
  expect([own.status, own.json.message]).toEqual([
    422,
    'Tienes 500 MB de ficheros sin importar: importa o descarta alguno y vuelve a subir este.',
  ]);
  expect((await upload(other, { content: 'CUPS' })).status).toBe(201);
  for (let n = 0; n < 2; n += 1) {
    await waiting((await api.addCaller({ role: 'writer' })).id, 1_750);
  }
  const all = await upload(other, { content: 'CUPS' });
  expect([all.status, all.json.message]).toEqual([
    429,
    expect.stringMatching(/^Hay demasiados ficheros sin importar/),
  ]);
});

it('leaves room for others while somebody sends more files than there are connections', async () => {
  const greedy = await api.addCaller({ role: 'writer' });
  const begun = Array.from({ length: uploadConnections }, (_, n) => {
    const outgoing = request(`${api.url}/api/curve-imports?fileName=lento-${n}.csv`, {
      method: 'POST',
      headers: {
        ...xsrfPair(),
        ...bearer(greedy.token),
        'content-type': 'application/octet-stream',
      },
    });
    outgoing.on('error', () => {});
    outgoing.write(Buffer.alloc(600 * 1024));
    return outgoing;
  });
  await until(async () => (await begunCount()) > 1);
  for (let n = 0; n < 3; n += 1) {
    expect((await upload(admin, { content: 'CUPS' })).status).toBe(201);
  }
  expect(await begunCount()).toBe(2);
  for (const outgoing of begun) outgoing.destroy();
  await until(async () => !(await isBegun()));
});

it('leaves the connections of others alone while a file comes', async () => {
  const database = await createTestDatabase();
  const one = openDatabase(database.url, { maxConnections: 1 });
  const forUploads = openDatabase(database.url, { maxConnections: 1 });
  const small = await companyApi.start({ db: one.kysely, uploadDb: forUploads.kysely });
  const who = await small.addCaller({ role: 'admin' });
  const outgoing = request(`${small.url}/api/curve-imports?fileName=lento.csv`, {
    method: 'POST',
    headers: { ...xsrfPair(), ...bearer(who.token), 'content-type': 'application/octet-stream' },
  });
  outgoing.on('error', () => {});
  outgoing.write(Buffer.alloc(600 * 1024));
  await until(() => isBegun(database.db));
  expect((await who.get('/api/curve-imports')).json).toEqual({ rows: [], total: 0 });
  outgoing.destroy();
  await until(async () => !(await isBegun(database.db)));
  await small.close();
  await Promise.all([one.close(), forUploads.close()]);
  await database.drop();
});

it.each<[string, string, string | Uint8Array, Record<string, string>]>([
  ['nothing in it', 'fileName=a.csv', '', { file: 'El fichero está vacío' }],
  ['no name', '', 'CUPS', { fileName: 'El nombre del fichero es obligatorio' }],
  [
    'a point that does not exist',
    `fileName=a.csv&supplyPointId=${uuidV7()}`,
    'CUPS',
    { supplyPointId: 'Ese punto de suministro no existe' },
  ],
])('refuses a file with %s', async (_name, query, content, fields) => {
  const answer = await admin.sendFile(`/api/curve-imports?${query}`, Buffer.from(content));
  expect([answer.status, answer.json.fields]).toEqual([422, fields]);
  expect(await storedParts()).toBe(0);
});

it('refuses a file for an archived point', async () => {
  const supplyPointId = await addPoint(admin);
  await admin.post(`/api/points/${supplyPointId}/archive`);
  const { status, json } = await upload(admin, { content: 'CUPS', supplyPointId });
  expect([status, json.fields]).toEqual([
    422,
    { supplyPointId: 'Este punto de suministro está archivado: restáuralo antes' },
  ]);
});

it('takes files only as they are, and files nowhere else', async () => {
  const asJson = await admin.post('/api/curve-imports?fileName=a.csv', { a: 1 });
  expect([asJson.status, asJson.json.message]).toEqual([
    415,
    'Aquí solo se admiten ficheros (application/octet-stream).',
  ]);
  expect((await admin.sendFile('/api/clients', Buffer.from('{}'))).status).toBe(415);
});
