import type { EndingValues, ParameterVersion } from '@vatio/contracts/user/parameters';
import { userApi } from '../../../../../test/apis/user';
import type { Caller } from '../../../../../test/calls/caller';
import { parameterChangeOf } from '../../../../../test/parameters';

const api = userApi.shared();
let admin: Caller;

const ending = async (): Promise<EndingValues[]> =>
  (await admin.get('/api/parameters/missing')).json.ending;
const of2027 = async () => (await ending()).find(({ from }) => from === '2027-01-01');
/** The clock only goes forward, and sessions end with it. */
async function goTo(day: string): Promise<void> {
  const seconds = (Date.parse(`${day}T11:00:00Z`) - api.clock.now().getTime()) / 1000;
  api.clock.advance({ seconds });
  admin = await api.addCaller({ role: 'admin' });
}

it('tells the values of the next year from 30 days before they are missing', async () => {
  await goTo('2026-12-01');
  expect(await of2027()).toBeUndefined();
  await goTo('2026-12-02');
  const found = await of2027();
  expect(found?.sentence).toBe(
    `Faltan los valores de 2027 desde el 1 ene 2027: ${found?.values} valores`,
  );
  expect(found?.values).toBeGreaterThan(100);
  expect((await admin.get('/api/parameters/attention')).json.text).toMatch(
    /^Parámetros: .*hay valores que se acaban$/,
  );
});

it('counts down as they are entered, also as pending, and goes on until they are', async () => {
  await goTo('2027-01-20');
  const before = (await of2027())?.values ?? 0;
  const [{ number: version }] = (await admin.get('/api/parameters/versions')).json.rows as [
    ParameterVersion,
  ];
  const values = (['from080to095', 'below080'] as const).map((variant) => ({
    kind: 'reactive' as const,
    variant,
    value: null,
  }));
  await admin.post('/api/parameters', parameterChangeOf({ version, state: 'pending', values }));
  expect((await of2027())?.values).toBe(before - 2);
});
