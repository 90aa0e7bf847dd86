import { createTestDatabase } from '../test/database/testDatabase';
import type { Area } from './areaKit/area';
import { areas } from './areas';
import { keepHouse } from './housekeeping';

it('is heard when it fails, and goes on with the next area', async () => {
  const { db, drop } = await createTestDatabase();
  const warned: object[] = [];
  const log = { warn: (fields: object) => void warned.push(fields) };
  await keepHouse(areas, db, new Date(), log);
  expect(warned).toEqual([]);
  // No table is there.
  await keepHouse(areas, db.withSchema('nowhere'), new Date(), log);
  const tidy = (areas as readonly Area[]).filter((area) => area.tidy);
  expect(warned).toEqual(tidy.map(({ tables }) => ({ tables, reason: '42P01' })));
  await drop();
});
