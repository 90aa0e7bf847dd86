import { idField } from '@vatio/contracts/ids';
import { listAnswer } from '@vatio/contracts/lists';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { object, strictObject, string } from 'zod';
import type { Caller } from '../../test/calls/caller';
import { bearer } from '../../test/calls/headers';
import { call } from '../../test/calls/httpCall';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { addClient } from '../../test/supply';
import { TestApi } from '../../test/testApi';
import type { Area, AreaParts } from '../areaKit/area';
import { type NewAuditEntry, record } from '../audit/audit.repository';
import { fieldByField } from '../audit/words';
import { keepHouse } from '../housekeeping';
import { sessionOf } from '../http/access';
import { migrateToLatest } from '../migrate/migrateToLatest';
import { areas } from './index';

// An area that there is only here: all that it takes besides its own folder is a line in `index.ts`.
jest.mock('./index', () => ({
  get areas() {
    return [...jest.requireActual('./index').areas, notes];
  },
}));

// A real one adds these two to `Tables` and `AuditActions`; here all sources would see them.
interface NotesTable {
  id: string;
  client_id: string;
  text: string;
  at: Date;
}
const noteWritten = 'note-written' as NewAuditEntry['action'];
const withNotes = (db: AreaParts['db']) => db.withTables<{ notes: NotesTable }>();

const noteSchema = object({ id: idField, clientId: idField, text: string() });
const newNoteSchema = strictObject({ clientId: idField, text: string().min(1).max(200) });

const noteRoutes =
  ({ db, now }: AreaParts): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/notes',
      {
        config: { roles: ['admin', 'writer'] },
        schema: { response: { 200: listAnswer(noteSchema) } },
      },
      async () => {
        const columns = ['id', 'client_id as clientId', 'text'] as const;
        const rows = await withNotes(db).selectFrom('notes').select(columns).execute();
        return { rows, total: rows.length };
      },
    );
    app.post(
      '/api/notes',
      {
        config: { roles: ['writer'] },
        schema: { body: newNoteSchema, response: { 201: noteSchema } },
      },
      async (request, reply) => {
        const note = { id: uuidV7(), ...request.body };
        const { id, clientId, text } = note;
        await db.transaction().execute(async (transaction) => {
          const row = { id, client_id: clientId, text, at: now() };
          await withNotes(transaction).insertInto('notes').values(row).execute();
          const subject = { id, name: 'Nota', email: '' };
          const { user: actor } = sessionOf(request);
          await record(transaction, {
            at: now(),
            action: noteWritten,
            actor,
            subject,
            after: { text },
          });
        });
        return reply.code(201).send(note);
      },
    );
    done();
  };

const notes: Area<'notes'> = {
  tables: ['notes'],
  routes: (parts) => [noteRoutes(parts)],
  migrations: {
    '2026-12-01-notes': {
      needs: ['2026-11-29-4-company'],
      up: async (db) => {
        await sql`
          create table notes (
            id uuid primary key,
            client_id uuid not null references clients (id),
            text text not null,
            at timestamptz not null
          )`.execute(db);
      },
    },
  },
  auditWords: [
    {
      actions: { [noteWritten]: 'Nota escrita' },
      changesOf: fieldByField({ text: 'Texto' }, (_field, value) => value as string | undefined),
    },
  ],
  tidy: async (db, now) => {
    await withNotes(db).deleteFrom('notes').where('at', '<', now).execute();
  },
};

let database: TestDatabase;
let api: TestApi;
let admin: Caller;
let writer: Caller;
let reader: Caller;
let clientId: string;
beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false });
  await migrateToLatest(database.db);
  api = await TestApi.start({ areas, db: database.db });
  admin = await api.addCaller({ role: 'admin' });
  writer = await api.addCaller({ role: 'writer', name: 'Wences' });
  reader = await api.addCaller({ role: 'reader' });
  clientId = await addClient(admin);
});
afterAll(async () => {
  await api?.close();
  await database.drop();
});

const write = (who: Caller, text: string) => who.post('/api/notes', { clientId, text });
const textsOf = async () =>
  (await admin.get('/api/notes')).json.rows.map((note: { text: string }) => note.text);

it('has its routes, with what they check, and its table', async () => {
  const { status, json } = await write(writer, 'Llamar');
  expect([status, json]).toEqual([201, { id: json.id, clientId, text: 'Llamar' }]);
  expect(await textsOf()).toEqual(['Llamar']);
  const wrong = await write(writer, '');
  expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([422, ['text']]);
});

it('is guarded like all others', async () => {
  expect((await write(reader, 'No')).status).toBe(403);
  expect((await write(admin, 'No')).status).toBe(403);
  expect((await reader.get('/api/notes')).status).toBe(403);
  expect((await api.get('/api/notes')).status).toBe(401);
  expect((await api.post('/api/notes', { clientId, text: 'No' })).status).toBe(401);
  const forged = await call(`${api.url}/api/notes`, {
    method: 'POST',
    headers: bearer(writer.token),
    body: { clientId, text: 'No' },
  });
  expect([forged.status, forged.json.message]).toEqual([
    403,
    'La página ha caducado. Recárgala y repite la operación.',
  ]);
});

it('is in the OpenAPI document, with who may call it', () => {
  const operations = api.document.paths['/api/notes'];
  expect(operations).toMatchObject({
    get: { tags: ['notes'], description: 'For: admin, writer.', security: [{ session: [] }] },
    post: { security: [{ session: [], xsrfHeader: [], xsrfCookie: [] }] },
  });
});

it('tells in its own words what was done', async () => {
  await write(writer, 'Volver');
  const { rows } = (await admin.get('/api/audit?action=note-written')).json;
  expect(rows[0]).toMatchObject({
    label: 'Nota escrita',
    actor: { name: 'Wences' },
    isAboutAccount: false,
    changes: [{ field: 'Texto', before: null, after: 'Volver' }],
  });
  const { actions } = (await admin.get('/api/audit/actions')).json;
  expect(actions.at(-1)).toEqual({ action: 'note-written', label: 'Nota escrita' });
});

it('has its house kept', async () => {
  await write(writer, 'Vieja');
  api.clock.advance({ seconds: 1 });
  await keepHouse(areas, api.db, api.clock.now());
  await write(writer, 'Nueva');
  expect(await textsOf()).toEqual(['Nueva']);
});

it('comes to a database that was there before it', async () => {
  const older = await createTestDatabase();
  await migrateToLatest(older.db);
  expect(await withNotes(older.db).selectFrom('notes').selectAll().execute()).toEqual([]);
  await older.drop();
});
