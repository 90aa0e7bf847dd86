import { createTestDatabase } from '../test/database/testDatabase';
import { areas } from './areas';
import type { Area } from './areas/area';
import { keepHouse } from './housekeeping';

it('is heard when it fails, and goes on with the next area', async () => {
  const { db, drop } = await createTestDatabase();
  const warned: object[] = [];
  const log = { warn: (fields: object) => void warned.push(fields) };
  await keepHouse(db, new Date(), log);
  expect(warned).toEqual([]);
  // No table is there.
  await keepHouse(db.withSchema('nowhere'), new Date(), log);
  const tidy = (areas as readonly Area[]).filter((area) => area.tidy);
  expect(warned).toEqual(tidy.map(({ tables }) => ({ tables, reason: '42P01' })));
  await drop();
});
