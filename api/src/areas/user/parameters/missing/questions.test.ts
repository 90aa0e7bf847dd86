import type {
  MissingParametersAnswer,
  OpenQuestion,
  ParameterVersion,
} from '@vatio/contracts/user/parameters';
import { userApi } from '../../../../../test/apis/user';
import { readParameterTable } from '../table';

const api = userApi.shared();
const admin = api.caller({ role: 'admin' });

const questions = async (): Promise<OpenQuestion[]> => {
  const { json }: { json: MissingParametersAnswer } = await admin.get('/api/parameters/missing');
  return json.questions;
};
const attention = async () => (await admin.get('/api/parameters/attention')).json;
const said = ({ question, rows }: OpenQuestion) => [
  question,
  ...rows.map(({ kind, value, condition }) => [kind, value, condition?.alternative]),
];

/** Does what the page does: sends the values of a question, with what it decides. */
const settle = async ({ from, to, norm, rows }: OpenQuestion, isYes: boolean) => {
  const [last]: ParameterVersion[] = (await admin.get('/api/parameters/versions')).json.rows;
  const values = rows.map(({ kind, variant, value, powerLimit, condition }) => ({
    kind,
    variant,
    value: isYes ? condition?.alternative : value,
    powerLimit,
  }));
  const change = { version: last?.number, state: 'confirmed', from, to, norm, values };
  return admin.post('/api/parameters', change);
};

it('asks what decides the taxes of November and December 2026, until somebody says it', async () => {
  const index = (month: string) =>
    `¿Subió el IPC de la electricidad de ${month} de 2026 más del 15 %?`;
  const open = await questions();
  expect(open.map(said)).toEqual([
    [index('septiembre'), ['electricityTax', '5.11269632', '0.5'], ['vat', '21', '10']],
    [index('octubre'), ['electricityTax', '5.11269632', '0.5'], ['vat', '21', '10']],
  ]);
  expect(await attention()).toEqual({ count: 2, text: 'Parámetros: 2 preguntas por responder' });
  const [november, december] = open;
  if (!november || !december) throw new Error('two questions');
  expect((await settle(november, true)).json).toMatchObject({ number: 6, changed: 2 });
  expect((await questions()).map(said)).toEqual([said(december)]);
  expect(await attention()).toMatchObject({ text: 'Parámetros: 1 pregunta por responder' });
  await settle(december, false);
  expect(await questions()).toEqual([]);
  expect(await attention()).toEqual({ count: 0, text: '' });
});

it('gives the engine what was said, and keeps what was asked', async () => {
  const taxOn = async (version: number, day: string) =>
    (await readParameterTable(api.db, version)).table.row({ kind: 'electricityTax' }, day);
  expect(await taxOn(5, '2026-11-15')).toMatchObject({ condition: { alternative: '0.5' } });
  expect(await taxOn(7, '2026-11-15')).toMatchObject({ value: '0.5' });
  expect(await taxOn(7, '2026-12-15')).toMatchObject({ value: '5.11269632' });
  expect((await taxOn(7, '2026-12-15'))?.state === 'confirmed').toBe(true);
  expect(await taxOn(7, '2026-12-15')).not.toHaveProperty('condition');
});

it('writes who settled it in the audit', async () => {
  const { rows } = (await admin.get('/api/audit')).json;
  expect(rows[1].changes).toContainEqual({
    field: 'Impuesto eléctrico (IEE)',
    before:
      '5,11269632 o 0,5\u00a0% (¿Subió el IPC de la electricidad de septiembre de 2026 más del 15 %?)',
    after: '0,5\u00a0%',
  });
});
