import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import { actOnStudy, calculateStudy, pointWith } from '../../../../test/fixtures/studies';
import { addStudy } from '../../../../test/supply';

const api = energyAnalysisApi.after2026();
let admin = api.caller({ role: 'admin' });

const summary = async () => {
  const { open, foundEur, acceptedEur } = (await admin.get('/api/studies/summary')).json;
  return { open, found: Number(foundEur), accepted: Number(acceptedEur) };
};
/** Signs in again: a session does not last so long. */
const advance = async (days: number) => {
  api.clock.advance({ seconds: days * 24 * 60 * 60 });
  admin = await api.addCaller({ role: 'admin' });
};

it('says amounts with their cents, also without a study', async () => {
  const { json } = await admin.get('/api/studies/summary');
  expect(json).toEqual({ open: 0, foundEur: '0.00', acceptedEur: '0.00' });
});

it('counts what was calculated this year and what was accepted this year, whenever it began', async () => {
  const point = await pointWith(admin, 12);
  const [before, late, discarded] = [
    await addStudy(admin, point),
    await addStudy(admin, point),
    await addStudy(admin, point),
  ];
  await calculateStudy(admin, before, 1);
  await actOnStudy(admin, before, 2, 'present');
  await calculateStudy(admin, discarded, 1);
  await actOnStudy(admin, discarded, 2, 'discard');
  expect(await summary()).toEqual({ open: 2, found: 282.52, accepted: 0 });

  await advance(366);
  expect(await summary()).toEqual({ open: 2, found: 0, accepted: 0 });
  // Made and calculated last year, accepted in this one; and the other way round.
  await actOnStudy(admin, before, 3, 'accept');
  await calculateStudy(admin, late, 1);
  expect(await summary()).toEqual({ open: 1, found: 282.52, accepted: 282.52 });

  // Opened again, it is no longer accepted; its calculation is still of the year before.
  await actOnStudy(admin, before, 4, 'reopen');
  expect(await summary()).toEqual({ open: 2, found: 282.52, accepted: 0 });
});
