import { energyAnalysisApi } from '../../../test/apis/energy-analysis';
import { importedPoint, importPoints, undoImport } from '../../../test/pointImports';
import { addStudy } from '../../../test/supply';

const api = energyAnalysisApi.shared();
const admin = api.caller({ role: 'admin' });

it('keeps a point that was studied, with the contract that came with it', async () => {
  const id = await importPoints(admin, 2);
  await addStudy(admin, (await importedPoint(admin, 1)).id);
  const { json } = await undoImport(admin, id);
  expect(json).toEqual({ removedPoints: 1, keptPoints: 1, removedClients: 1 });
  expect((await admin.get('/api/studies')).json.total).toBe(1);
});
