import { sharedApi } from '../../../../test/fileApi';
import { addContract, addPoint, addStudy, contractOf } from '../../../../test/supply';

const api = sharedApi();

it('asks for the curve of a point that pays by quarters', async () => {
  const admin = await api.addCaller({ role: 'admin' });
  const point = await addPoint(admin, { pointType: 3 });
  await addContract(admin, point, contractOf());
  const id = await addStudy(admin, point);
  const { status, json } = await admin.post(`/api/studies/${id}/calculate`, {
    version: 1,
    annualise: false,
  });
  expect([status, json.message]).toEqual([
    422,
    expect.stringContaining('Falta la curva cuartohoraria'),
  ]);
});
