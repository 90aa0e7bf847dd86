import { v7 as uuidV7 } from 'uuid';
import { wholeApi } from '../../test/apis/whole';
import {
  addClient,
  addContract,
  addPoint,
  addReading,
  contractOf,
  readingOf,
} from '../../test/supply';

const api = wholeApi.fresh();
const admin = api.caller({ role: 'admin' });

/** Something that several people may edit: one set of rules holds for all kinds. */
interface Edited {
  readonly kind: string;
  readonly add: () => Promise<Added>;
  readonly method: 'PATCH' | 'PUT';
  readonly changes: readonly [object, object, object];
  readonly overtaken: string;
  readonly missing: string;
  /** Other requests about it: `POST /archive`. */
  readonly others: readonly string[];
}

interface Added {
  readonly path: string;
  readonly read: () => Promise<unknown>;
}

const alone = (path: string): Added => ({ path, read: async () => (await admin.get(path)).json });
const ofPoint = (path: string, list: string): Added => ({
  path,
  read: async () => (await admin.get(list)).json.rows[0],
});

const year = 'from=2025-01-01&to=2025-12-31';
const archivable = [
  {
    kind: 'client',
    add: async () => alone(`/api/clients/${await addClient(admin)}`),
    method: 'PATCH',
    changes: [{ name: 'A' }, { name: 'B' }, { activityCode: '1072' }],
    overtaken: 'Otra persona ha cambiado este cliente mientras lo editabas.',
    missing: 'Ese cliente no existe.',
    others: ['GET', 'DELETE', 'POST /archive'],
  },
  {
    kind: 'supply-point',
    add: async () => alone(`/api/points/${await addPoint(admin)}`),
    method: 'PATCH',
    changes: [{ alias: 'A' }, { alias: 'B' }, { province: 'C' }],
    overtaken: 'Otra persona ha cambiado este punto de suministro mientras lo editabas.',
    missing: 'Ese punto de suministro no existe.',
    others: [
      'GET',
      'DELETE',
      'POST /archive',
      'GET /contracts',
      'POST /contracts',
      `GET /readings?${year}`,
      'POST /readings',
      `GET /curve?${year}`,
      'GET /coverage',
    ],
  },
] as const satisfies readonly Edited[];

const bodies: Readonly<Record<string, object>> = {
  'POST /contracts': contractOf(),
  'POST /readings': { rows: [readingOf()] },
};

const kinds: readonly Edited[] = [
  ...archivable,
  {
    kind: 'contract',
    add: async () => {
      const point = await addPoint(admin);
      const id = await addContract(admin, point);
      return ofPoint(`/api/contracts/${id}`, `/api/points/${point}/contracts`);
    },
    method: 'PUT',
    changes: [
      contractOf({ supplier: 'A' }),
      contractOf({ supplier: 'B' }),
      contractOf({ noticeDays: null }),
    ],
    overtaken: 'Otra persona ha cambiado este contrato mientras lo editabas.',
    missing: 'Ese contrato no existe.',
    others: ['DELETE'],
  },
  {
    kind: 'reading',
    add: async () => {
      const point = await addPoint(admin);
      const id = await addReading(admin, point);
      return ofPoint(`/api/readings/${id}`, `/api/points/${point}/readings?${year}`);
    },
    method: 'PUT',
    changes: [
      readingOf({ isEstimated: true }),
      readingOf({ maxKw: null }),
      readingOf({ reactiveKvarh: null }),
    ],
    overtaken: 'Otra persona ha cambiado esta lectura mientras la editabas.',
    missing: 'Esa lectura no existe.',
    others: ['DELETE'],
  },
  {
    kind: 'user',
    add: async () => alone(`/api/users/${(await api.addCaller({ role: 'writer' })).id}`),
    method: 'PATCH',
    changes: [{ name: 'A' }, { name: 'B' }, { email: 'c@vatio.example' }],
    overtaken: 'Otra persona ha cambiado este usuario mientras lo editabas.',
    missing: 'Ese usuario no existe.',
    others: ['GET'],
  },
];

const auditTotal = async (): Promise<number> => (await admin.get('/api/audit')).json.total;

describe.each(kinds)('a $kind', ({ add, method, changes, overtaken, missing, others }) => {
  const send = (path: string, change: object) =>
    admin.send(method, path, { ...change, version: 1 });

  it('is changed by the quicker one of two, and the other one is told both versions', async () => {
    const { path, read } = await add();
    const [first, late] = changes;
    await send(path, first);
    const { status, json } = await send(path, late);
    const versions = { yours: { ...late, version: 1 }, current: await read() };
    expect([status, json]).toEqual([409, { message: overtaken, versions }]);
  });

  it('takes one of several changes of the same version at the same moment', async () => {
    const { path, read } = await add();
    const before = await auditTotal();
    const answers = await Promise.all(changes.map((change) => send(path, change)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    // The answer may add to what was changed, such as warnings.
    expect(answers.find(({ status }) => status === 200)?.json).toMatchObject(
      (await read()) as object,
    );
    expect(await auditTotal()).toBe(before + 1);
  });

  it('is not known where there is none', async () => {
    const { path } = await add();
    const unknown = path.replace(/[^/]+$/, uuidV7());
    expect((await send(unknown, changes[0])).json.message).toBe(missing);
    for (const other of others) {
      const [way = '', below = ''] = other.split(' ');
      const { status, json } = await admin.send(way, unknown + below, bodies[other]);
      expect([other, status, json.message]).toEqual([other, 404, missing]);
    }
  });
});

describe.each(archivable)('a $kind', ({ kind, add, changes }) => {
  it('is archived and restored, once each', async () => {
    const { path } = await add();
    const before = await auditTotal();
    for (const how of ['archive', 'archive', 'restore', 'restore']) {
      const { status, json } = await admin.post(`${path}/${how}`);
      expect([status, json.archived]).toEqual([200, how === 'archive']);
    }
    const { json } = await admin.get(path);
    expect(json.version).toBe(3);
    const { rows } = (await admin.get('/api/audit')).json;
    expect(
      rows.slice(0, rows.length - before).map(({ action }: { action: string }) => action),
    ).toEqual([`${kind}-restored`, `${kind}-archived`]);
  });

  it('is changed by that, for everybody who is editing', async () => {
    const { path } = await add();
    await admin.post(`${path}/archive`);
    expect((await admin.patch(path, { ...changes[0], version: 1 })).status).toBe(409);
  });
});
