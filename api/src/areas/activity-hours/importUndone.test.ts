import { activityHoursApi } from '../../../test/apis/activity-hours';
import { activityId, addEntry } from '../../../test/fixtures/hours';
import { importedPoint, importPoints, undoImport } from '../../../test/pointImports';

const api = activityHoursApi.shared();
const admin = api.caller({ role: 'admin' });

it('keeps points and clients that have hours', async () => {
  const id = await importPoints(admin, 3);
  const [first, second] = [await importedPoint(admin, 1), await importedPoint(admin, 2)];
  const activity = await activityId(admin);
  const ofPoint = { clientId: first.clientId, pointId: first.id, activityId: activity };
  await addEntry(admin, ofPoint);
  await addEntry(admin, { clientId: second.clientId, activityId: activity });
  const { json } = await undoImport(admin, id);
  expect(json).toEqual({ removedPoints: 2, keptPoints: 1, removedClients: 1 });
});
