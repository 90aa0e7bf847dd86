import { billingApi } from '../../../test/apis/billing';
import { addBill } from '../../../test/fixtures/bills';
import { importedPoint, importPoints, undoImport } from '../../../test/pointImports';

const api = billingApi.shared();
const admin = api.caller({ role: 'admin' });

it('keeps a point that has a bill, also one that was deleted', async () => {
  const id = await importPoints(admin, 3);
  const [first, second] = [await importedPoint(admin, 1), await importedPoint(admin, 2)];
  await addBill(admin, first.id);
  const bill = await addBill(admin, second.id);
  await admin.post(`/api/bills/${bill.id}/delete`, { version: bill.version });
  const { status, json } = await undoImport(admin, id);
  expect([status, json]).toEqual([200, { removedPoints: 1, keptPoints: 2, removedClients: 1 }]);
  expect((await admin.get('/api/bills')).json.total).toBe(1);
});
