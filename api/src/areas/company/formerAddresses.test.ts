import { companyApi } from '../../../test/apis/company';
import { importOf, importRowOf } from '../../../test/pointImports';
import { contractOf, cupsOf } from '../../../test/supply';

const api = companyApi.shared();
const writer = api.caller({ role: 'writer' });

it('answers a section of the release before', async () => {
  const imported = await writer.post('/api/supply-points/bulk', importOf([importRowOf(1)]));
  const { importId } = imported.json;
  const [point] = (await writer.get(`/api/supply-points?q=${cupsOf(1)}`)).json.rows;
  const address = `/api/supply-points/${point.id}`;

  expect((await writer.get(address)).json.cups).toBe(cupsOf(1));
  expect((await writer.get('/api/supply-points/attention')).status).toBe(200);
  expect((await writer.get('/api/supply-points/bulk?sort=cups')).json.rows).toHaveLength(1);
  expect((await writer.get('/api/supply-points/bulk/imports')).json.rows).toMatchObject([
    { id: importId },
  ]);
  const later = contractOf({ from: '2027-01-01', to: '2027-12-31' });
  expect((await writer.post(`${address}/contracts`, later)).status).toBe(201);
  expect((await writer.patch(address, { version: 1, alias: 'Otro' })).status).toBe(200);
  expect((await writer.post(`/api/supply-points/bulk/${importId}/undo`)).json).toMatchObject({
    keptPoints: 1,
  });
  expect((await writer.get('/api/points')).json.rows).toMatchObject([{ alias: 'Otro' }]);
});
