import { energyAnalysisApi } from '../../../test/apis/energy-analysis';
import { actOnStudy, calculateStudy, pointWith } from '../../../test/fixtures/studies';
import { addStudy, offerOf } from '../../../test/supply';
import { localDay } from '../../localDay';
import { acceptedStudiesOf } from './door';

const api = energyAnalysisApi.after2026();

const admin = api.caller({ role: 'admin' });

/** A study that its client has accepted; it was made at version 1. */
async function accepted(point: string, analyses: readonly string[], recommends = false) {
  const id = await addStudy(admin, point, { analyses: analyses as never });
  const { json } = await calculateStudy(admin, id, 1);
  let { version } = json;
  if (recommends) {
    const rows = [offerOf()];
    const added = await admin.post(`/api/studies/${id}/offers`, { version, rows });
    const chosen = { powers: 'optimum', recommendedOfferId: added.json.rows[0].id };
    const choice = { version: added.json.version, ...chosen };
    ({ version } = (await admin.put(`/api/studies/${id}/offers/choice`, choice)).json);
  }
  await actOnStudy(admin, id, version, 'present');
  const { json: closed } = await actOnStudy(admin, id, version + 1, 'accept');
  expect(closed.state).toBe('accepted');
  return closed;
}

it('says what the accepted study of each point is expected to save, by component', async () => {
  const [ofPowers, ofBoth, ofOffers, ofNothing, open] = await Promise.all(
    Array.from({ length: 5 }, () => pointWith(admin, 12)),
  );
  const points = [ofPowers, ofBoth, ofOffers, ofNothing, open].map(String);
  const [powers, both, offers] = [
    await accepted(String(ofPowers), ['power', 'reactive']),
    await accepted(String(ofBoth), ['power', 'offers'], true),
    await accepted(String(ofOffers), ['offers'], true),
  ];
  await accepted(String(ofNothing), ['curve']);
  const draft = await addStudy(admin, String(open));
  await calculateStudy(admin, draft, 1);

  const found = await acceptedStudiesOf(api.db, points);
  expect(found).toHaveLength(4);
  const of = (point: unknown) => found.find(({ supplyPointId }) => supplyPointId === point);
  expect(of(ofPowers)).toEqual({
    id: powers.id,
    code: powers.code,
    supplyPointId: ofPowers,
    acceptedOn: localDay(api.clock.now()),
    window: { firstDay: '2026-01-01', lastDay: '2026-12-31' },
    before: expect.objectContaining({
      tariff: '3.0TD',
      powersKw: ['40', '40', '40', '40', '40', '45'],
      curve: null,
    }),
    savingEur: '282.52',
    // V-OPT-1: 1739.95 and 5.32 become 1169.60 and 293.15.
    powers: {
      fixedEur: '570.35',
      excessEur: '-287.83',
      energyEur: '0.00',
      savingEur: '282.52',
      powersKw: powers.calculation.result.optimum.powersKw,
    },
    offer: null,
  });
  expect(of(ofBoth)).toMatchObject({
    savingEur: both.savingEur,
    powers: { savingEur: '282.52' },
    offer: both.offerSaving,
  });
  expect(both.offerSaving.supplier).toBe('Luz del Norte');
  const { savingEur } = both.offerSaving;
  expect(Number(both.savingEur)).toBeCloseTo(282.52 + Number(savingEur), 2);
  expect(of(ofOffers)).toMatchObject({
    savingEur: offers.offerSaving.savingEur,
    powers: null,
    offer: offers.offerSaving,
  });
  expect(of(ofNothing)).toMatchObject({ savingEur: null, powers: null, offer: null });
  expect(of(open)).toBeUndefined();
});

it('of several it is the one accepted last, and one that was opened again is none', async () => {
  const point = await pointWith(admin, 12);
  const first = await accepted(point, ['power']);
  api.clock.advance({ seconds: 60 });
  const second = await accepted(point, ['power']);
  const codeOf = async () => (await acceptedStudiesOf(api.db, [point]))[0]?.code;
  expect(await codeOf()).toBe(second.code);
  await actOnStudy(admin, second.id, second.version, 'reopen');
  expect(await codeOf()).toBe(first.code);
  await actOnStudy(admin, first.id, first.version, 'reopen');
  expect(await acceptedStudiesOf(api.db, [point])).toEqual([]);
  expect(await acceptedStudiesOf(api.db, [])).toEqual([]);
  // Accepted again, today is its day.
  await actOnStudy(admin, first.id, first.version + 1, 'accept');
  expect(await codeOf()).toBe(first.code);
});
