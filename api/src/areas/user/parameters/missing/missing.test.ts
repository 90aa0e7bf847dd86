import type { MissingParametersAnswer, ParameterChange } from '@vatio/contracts/user/parameters';
import { userApi } from '../../../../../test/apis/user';
import { parameterChangeOf } from '../../../../../test/parameters';

const api = userApi.shared();
const admin = api.caller({ role: 'admin' });

const missing = async (query = ''): Promise<MissingParametersAnswer> =>
  (await admin.get(`/api/parameters/missing?${query}`)).json;
const sentences = async (query: string) => (await missing(query)).rows.map((row) => row.sentence);

it('says what is missing or pending from November 2026 to the end of 2027', async () => {
  const general = '2.0TD, 3.0TD, 6.1TD, 6.2TD, 6.3TD';
  const unread = 'pendiente en noviembre y diciembre de 2026 (6.2TDVE); falta todo 2027 (6.2TDVE)';
  const power = `falta todo 2027 (${general}, 6.4TD, 3.0TDVE y 6.1TDVE); ${unread}`;
  const energy = `falta todo 2027 (${general} y 6.4TD); falta en noviembre y diciembre de 2026 y todo 2027 (3.0TDVE y 6.1TDVE); ${unread}`;
  expect(await sentences('from=2026-11-22&months=14')).toEqual([
    `Peaje de potencia: ${power}`,
    `Cargo de potencia: ${power}`,
    `Peaje de energía: ${energy}`,
    `Cargo de energía: ${energy}`,
    'Excesos (t_ep), puntos de tipo 4 y 5: falta todo 2027',
    'Excesos (t_ep), puntos de tipo 1, 2 y 3: falta todo 2027',
    'IPSI (Ceuta y Melilla): falta todo 2027',
    'Bono social (financiación): pendiente todo 2027',
    'Energía reactiva: falta todo 2027',
    'Derechos de acometida: pendiente en noviembre y diciembre de 2026 y todo 2027 (acceso en alta tensión y extensión en alta tensión)',
    'Interés legal del dinero: pendiente todo 2027',
  ]);
});

it('looks 14 months ahead from the month of today', async () => {
  expect(await missing()).toMatchObject({ from: '2026-01-01', to: '2027-02-28' });
  expect(await missing('months=1')).toMatchObject({ from: '2026-01-01', to: '2026-01-31' });
  expect(await missing('from=2027-12-31&months=2')).toMatchObject({
    from: '2027-12-01',
    to: '2028-01-31',
  });
});

it('asks for nothing that has ended: K_p', async () => {
  const { rows } = await missing('from=2025-04-01&months=24');
  expect(rows.map(({ kind }) => kind)).not.toContain('excessRatio');
});

it('gives the days of each gap, whole and with what they lack', async () => {
  const { rows } = await missing('from=2026-11-22&months=14');
  const bonus = rows.find(({ kind }) => kind === 'socialBonus');
  const key = { kind: 'socialBonus', tariff: null, period: null, variant: null };
  expect(bonus?.gaps).toEqual([
    { reason: 'pending', from: '2027-01-01', to: '2027-12-31', keys: [key] },
  ]);
});

it.each([
  ['months=0', 'months'],
  ['months=25', 'months'],
  ['from=2026-02-30', 'from'],
])('refuses %s', async (query, field) => {
  const { status, json } = await admin.get(`/api/parameters/missing?${query}`);
  expect([status, Object.keys(json.fields)]).toEqual([422, [field]]);
});

describe('after a change', () => {
  const reactive = { kind: 'reactive' as const, variant: 'from080to095', value: '0.04' };
  const change = async (facts: Partial<ParameterChange>) => {
    const { total: version } = (await admin.get('/api/parameters/versions')).json;
    await admin.post('/api/parameters', parameterChangeOf({ version, ...facts }));
  };

  it('asks no more for what is entered', async () => {
    await change({ from: '2027-01-01', to: '2027-03-15', values: [reactive] });
    const found = async (query: string) =>
      (await sentences(query)).find((sentence) => sentence.startsWith('Energía reactiva'));
    expect(await found('from=2026-11-22&months=14')).toBe(
      'Energía reactiva: falta de marzo a diciembre de 2027 (cos φ de 0,80 a 0,95); falta todo 2027 (cos φ menor de 0,80)',
    );
    expect(await found('from=2026-11-22&months=1')).toBeUndefined();
  });

  it('names the periods where not all of a tariff are missing', async () => {
    const values = [1, 2, 4, 5].map((period) => ({
      kind: 'powerToll' as const,
      tariff: '3.0TD' as const,
      period,
      value: '1',
    }));
    await change({ values });
    const [first] = await sentences('from=2027-01-01&months=3');
    expect(first).toBe(
      'Peaje de potencia: falta de enero a marzo de 2027 (2.0TD, 3.0TD P3 y P6, 6.1TD, 6.2TD, 6.3TD, 6.4TD, 3.0TDVE, 6.1TDVE y 6.2TDVE)',
    );
  });
});
