import { companyApi } from '../../../test/apis/company';
import type { Caller } from '../../../test/calls/caller';
import {
  addClient,
  addContract,
  addPoint,
  addReading,
  contractOf,
  readingOf,
} from '../../../test/supply';

const api = companyApi.shared();
const admin = api.caller({ role: 'admin' });

/** A record of each kind, at its first version, and another change of it. */
const records: readonly (readonly [
  what: string,
  path: (who: Caller) => Promise<string>,
  change: (who: Caller, path: string) => Promise<unknown>,
])[] = [
  [
    'este cliente',
    async (who) => `clients/${await addClient(who)}`,
    (who, path) => who.patch(path, { version: 1, name: 'Otro nombre' }),
  ],
  [
    'este punto de suministro',
    async (who) => `points/${await addPoint(who)}`,
    (who, path) => who.patch(path, { version: 1, alias: 'Otro' }),
  ],
  [
    'este contrato',
    async (who) => `contracts/${await addContract(who, await addPoint(who))}`,
    (who, path) => who.put(path, { version: 1, ...contractOf({ supplier: 'Otra' }) }),
  ],
  [
    'esta lectura',
    async (who) => `readings/${await addReading(who, await addPoint(who))}`,
    (who, path) => who.put(path, { version: 1, ...readingOf({ maxKw: null }) }),
  ],
];

describe('a decision about what somebody else has changed is refused', () => {
  it.each(records)('%s', async (what, add, change) => {
    const path = `/api/${await add(admin)}`;
    await change(admin, path);
    const decisions = [() => admin.delete(`${path}?version=1`)];
    if (/client|points/.test(path)) {
      decisions.push(() => admin.post(`${path}/archive`, { version: 1 }));
    }
    for (const decide of decisions) {
      const { status, json } = await decide();
      expect([status, json.message]).toEqual([
        409,
        `Otra persona ha cambiado ${what}: mira cómo está ahora y decide otra vez.`,
      ]);
    }
    expect((await admin.delete(`${path}?version=2`)).status).toBe(204);
  });
});

describe('what is archived is not written', () => {
  const refused = {
    status: 422,
    message: 'Este punto de suministro está archivado: restáuralo antes.',
  };

  it('a point, its contracts and its readings', async () => {
    const id = await addPoint(admin);
    const contract = await addContract(admin, id);
    const reading = await addReading(admin, id);
    await admin.post(`/api/points/${id}/archive`, { version: 1 });
    const point = (await admin.get(`/api/points/${id}`)).json;
    const later = { from: '2027-01-01', to: '2027-12-31' };
    const answers = [
      await admin.patch(`/api/points/${id}`, { version: point.version, alias: 'Otro' }),
      await admin.post(`/api/points/${id}/contracts`, contractOf(later)),
      await admin.put(`/api/contracts/${contract}`, { version: 1, ...contractOf() }),
      await admin.delete(`/api/contracts/${contract}`),
      await admin.post(`/api/points/${id}/readings`, { rows: [readingOf()] }),
      await admin.put(`/api/readings/${reading}`, { version: 1, ...readingOf() }),
      await admin.delete(`/api/readings/${reading}`),
    ];
    expect(answers.map(({ status, json }) => ({ status, message: json.message }))).toEqual(
      answers.map(() => refused),
    );
    await admin.post(`/api/points/${id}/restore`, { version: point.version });
    expect((await admin.delete(`/api/readings/${reading}`)).status).toBe(204);
  });

  it('a client', async () => {
    const id = await addClient(admin);
    await admin.post(`/api/clients/${id}/archive`);
    const { version } = (await admin.get(`/api/clients/${id}`)).json;
    const { status, json } = await admin.patch(`/api/clients/${id}`, { version, name: 'Otro' });
    expect([status, json.message]).toEqual([422, 'Este cliente está archivado: restáuralo antes.']);
  });
});
