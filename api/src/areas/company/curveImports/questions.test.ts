import type { CurveImport } from '@vatio/contracts/company/imports/curveImports';
import { companyApi } from '../../../../test/apis/company';
import { checked, read, workOff } from '../../../../test/curveImports';
import { addPoint, cupsOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });
const cups = cupsOf(1);
beforeEach(async () => {
  await addPoint(admin, { cups });
});

const hours = Array.from({ length: 24 }, (_, index) => index + 1);
const doubtful = [
  'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion',
  ...hours.map((hour) => `${cups};01/10/2026;${hour};2.020;R`),
].join('\n');

const act = (id: string, action: string, body: object) =>
  admin.post(`/api/curve-imports/${id}/${action}`, body);
const answer = async (id: string, answers?: object): Promise<CurveImport> => {
  await act(id, 'check', { supplyPointId: null, ...(answers && { answers }) });
  await workOff(api);
  return read(admin, id);
};
const asked = { asks: 'decimalMark', line: 1, value: '2.020' };

it('waits for what only a person knows, and writes nothing before', async () => {
  const { id, state, check } = await checked(api, admin, { content: doubtful });
  expect([state, check?.question, check?.points]).toEqual(['checked', asked, []]);
  expect(await act(id, 'confirm', { conflicts: 'keep' })).toMatchObject({
    status: 409,
    json: { message: 'El fichero espera una respuesta: contéstala antes.' },
  });
});

it('reads the file as it was said, and can be told something else', async () => {
  const { id } = await checked(api, admin, { content: doubtful });
  const energyAfter = async (answers?: object) =>
    (await answer(id, answers)).check?.points[0]?.energyKwh;
  expect(await energyAfter({ decimalMark: '.' })).toBe('48.48');
  expect(await energyAfter()).toBe('48.48');
  expect(await energyAfter({ decimalMark: ',' })).toBe('48480');
  expect(await answer(id, {})).toMatchObject({ answers: {}, check: { question: asked } });
});

it('writes what the dry run showed, and says so in the audit', async () => {
  const { id } = await checked(api, admin, { content: doubtful });
  await answer(id, { decimalMark: '.' });
  await act(id, 'confirm', { conflicts: 'keep' });
  await workOff(api);
  expect(await read(admin, id)).toMatchObject({ state: 'done', result: { added: 24 } });
  const [entry] = (await admin.get('/api/audit')).json.rows;
  expect(entry.changes).toContainEqual({
    field: 'Separador decimal',
    before: null,
    after: 'El punto',
  });
});

it.each([{ decimalMark: ';' }, { labels: 'middle' }, { other: 1 }])(
  'refuses the answer %j',
  async (answers) => {
    const { id } = await checked(api, admin, { content: doubtful });
    expect((await act(id, 'check', { supplyPointId: null, answers })).status).toBe(422);
  },
);
