import type { StudyOffer } from '@vatio/contracts/energy-analysis/offers';
import type { WithdrawnPresentation } from '@vatio/contracts/energy-analysis/presentations';
import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import type { Caller } from '../../../../test/calls/caller';
import {
  cheapest,
  chooseOffer,
  offersOf,
  six,
  studyToCompare,
} from '../../../../test/fixtures/offers';
import { actOnStudy, calculateStudy, pointWith } from '../../../../test/fixtures/studies';
import { addOffer, addStudy, offerOf } from '../../../../test/supply';

const api = energyAnalysisApi.after2026();
const admin = api.caller({ role: 'admin' });
const writer = api.caller({ role: 'writer' });
const reader = api.caller({ role: 'reader' });

const promiseOf = async (id: string) => (await reader.get(`/api/studies/${id}/promise`)).json;
const present = (id: string, version: number, recommendedOfferId?: string | null) =>
  writer.post(`/api/studies/${id}/state`, {
    version,
    action: 'present',
    companyName: 'Energía Norte',
    ...(recommendedOfferId !== undefined && { recommendedOfferId }),
  });
const withdraw = (who: Caller, id: string, version: number, reason = 'La oferta era otra') =>
  who.post(`/api/studies/${id}/withdraw`, { version, reason });

/** A calculated study with two offers, at its version 4. */
async function studyWithOffers() {
  const { study } = await studyToCompare(admin);
  const dear = await addOffer(writer, study, { supplier: 'Energía A' }, 2);
  const best = await addOffer(writer, study, { ...cheapest, validUntil: '2026-12-31' }, 3);
  return { study, dear, best };
}

it('says what counts with each offer and without any, to the cent', async () => {
  const { study, dear, best } = await studyWithOffers();
  const unpriced = offerOf({ supplier: 'Energía D', energyPricesEurPerKwh: six(null) });
  await writer.post(`/api/studies/${study}/offers`, { version: 4, rows: [unpriced] });
  const { savingEur } = (await admin.get(`/api/studies/${study}`)).json;
  const found = await promiseOf(study);
  expect(found).toMatchObject({
    powerSavingEur: savingEur,
    mustChoose: true,
    offers: [
      // It was valid until the end of 2026, which is over.
      { id: best, savingEur: '3698.58', lack: null, isRecommended: false, isExpired: true },
      { id: dear, savingEur: '2807.00', isExpired: false },
      { supplier: 'Energía D', savingEur: null, wholeEur: null, lack: expect.any(String) },
    ],
  });
  await chooseOffer(writer, study, 5, best);
  const chosen = await promiseOf(study);
  expect(chosen).toMatchObject({
    mustChoose: false,
    offers: [{ id: best, isRecommended: true }, {}, {}],
  });
  expect(chosen.offers[0].wholeEur).toBe((await admin.get(`/api/studies/${study}`)).json.savingEur);
  expect(chosen.offers[0].wholeEur).toBe(found.offers[0].wholeEur);
});

it('presents no study of which nobody has said which offer counts', async () => {
  const { study, dear } = await studyWithOffers();
  const refused = await present(study, 4);
  expect([refused.status, refused.json.message]).toEqual([
    422,
    'Este estudio tiene 2 ofertas y ninguna está recomendada: di cuál cuenta, o que ninguna, antes de presentarlo.',
  ]);
  expect((await admin.get(`/api/studies/${study}`)).json.state).toBe('calculated');
  const { status, json } = await present(study, 4, dear);
  expect([status, json.state, json.offerSaving]).toEqual([
    200,
    'presented',
    expect.objectContaining({ offerId: dear, savingEur: '2807.00' }),
  ]);
  const { rows } = (await admin.get(`/api/audit?subjectId=${study}`)).json;
  expect(rows.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
    'study-state-changed',
    'study-offer-chosen',
  ]);
  const accepted = (await actOnStudy(admin, study, json.version, 'accept')).json;
  expect(accepted.savingEur).toBe(json.savingEur);
});

it('presents one whose offers do not count when somebody says so, and takes a recommendation away', async () => {
  const { study, best } = await studyWithOffers();
  await chooseOffer(writer, study, 4, best);
  const { status, json } = await present(study, 5, null);
  expect([status, json.offerSaving, json.savingEur]).toEqual([
    200,
    null,
    json.calculation.result.savingEur,
  ]);
  expect((await offersOf(admin, study)).recommendedOfferId).toBeNull();
});

it('asks nothing of a study whose offer is recommended, or that compares none', async () => {
  const { study, best } = await studyWithOffers();
  await chooseOffer(writer, study, 4, best);
  expect((await present(study, 5)).json.offerSaving).toMatchObject({ offerId: best });

  const { study: ofPowers } = await studyToCompare(admin);
  await addOffer(writer, ofPowers, cheapest, 2);
  const sent = { version: 3, annualise: false, analyses: ['power'] };
  await writer.post(`/api/studies/${ofPowers}/calculate`, sent);
  expect((await present(ofPowers, 4)).status).toBe(200);
});

it('refuses an offer that cannot be compared, and one of another study', async () => {
  const { study } = await studyToCompare(admin);
  const unpriced = offerOf({ energyPricesEurPerKwh: six(null) });
  const { json } = await writer.post(`/api/studies/${study}/offers`, {
    version: 2,
    rows: [unpriced],
  });
  const [offer] = json.rows as StudyOffer[];
  const refused = await present(study, 3, offer?.id);
  expect([refused.status, refused.json.message]).toEqual([
    422,
    expect.stringMatching(/^Esta oferta no se puede comparar: /),
  ]);
  const other = await studyWithOffers();
  expect((await present(study, 3, other.best)).status).toBe(404);
  expect((await admin.get(`/api/studies/${study}`)).json).toMatchObject({
    state: 'calculated',
    version: 3,
  });
});

describe('a presentation that is withdrawn', () => {
  it('stays readable as it was, and the study is presented anew', async () => {
    const { study, dear, best } = await studyWithOffers();
    const presented = (await present(study, 4, dear)).json;
    const report = (await admin.get(`/api/studies/${study}/report`)).json;
    const offers = await offersOf(admin, study);
    const { status, json } = await withdraw(writer, study, 5);
    expect([status, json]).toMatchObject([
      200,
      { state: 'calculated', version: 6, wasWithdrawn: true, savingEur: presented.savingEur },
    ]);
    expect((await admin.get(`/api/studies/${study}/report`)).json.subject).toBeNull();
    const { rows } = (await reader.get(`/api/studies/${study}/events`)).json;
    expect(rows[0]).toMatchObject({
      kind: 'withdrawn',
      text: 'La oferta era otra',
      calculation: 1,
    });

    // It changes again, and what was presented does not.
    await writer.send('PUT', `/api/studies/${study}/offers/${dear}`, {
      version: 6,
      offer: offerOf({ supplier: 'Otro nombre' }),
    });
    await calculateStudy(admin, study, 7);
    const again = await present(study, 8, best);
    expect(again.json).toMatchObject({ state: 'presented', offerSaving: { offerId: best } });
    const kept: WithdrawnPresentation = (
      await reader.get(`/api/studies/${study}/withdrawals/${rows[0].id}`)
    ).json;
    expect(kept).toEqual({
      at: rows[0].at,
      actorName: rows[0].actorName,
      reason: 'La oferta era otra',
      study: presented,
      offers,
      report,
    });
    expect((await admin.get(`/api/studies/${study}/report`)).json.subject).not.toBeNull();
  });

  it('is in the audit with its reason', async () => {
    const id = await addStudy(admin, await pointWith(admin, 12));
    await calculateStudy(admin, id, 1);
    await present(id, 2);
    await withdraw(writer, id, 3, 'Faltaba una línea');
    const { rows } = (await admin.get(`/api/audit?subjectId=${id}`)).json;
    expect(rows[0]).toMatchObject({ action: 'study-withdrawn' });
    expect(JSON.stringify(rows[0])).toContain('Faltaba una línea');
  });

  it('is one that waits for its client, and is not deleted after that', async () => {
    const id = await addStudy(admin, await pointWith(admin, 12));
    await calculateStudy(admin, id, 1);
    expect((await withdraw(writer, id, 2)).json.message).toBe('Este estudio no está presentado.');
    await present(id, 2);
    await actOnStudy(admin, id, 3, 'accept');
    const accepted = await withdraw(writer, id, 4);
    expect([accepted.status, accepted.json.message]).toEqual([
      409,
      'Este estudio está aceptado: reábrelo antes de retirar la presentación.',
    ]);
    await actOnStudy(admin, id, 4, 'reopen');
    expect((await withdraw(writer, id, 5)).json).toMatchObject({ state: 'calculated', version: 6 });
    const deleted = await admin.post(`/api/studies/${id}/delete`, { version: 6 });
    expect([deleted.status, deleted.json.message]).toEqual([
      409,
      'Un estudio que se presentó no se borra: se puede descartar.',
    ]);
  });

  it('needs a reason, and a right that reading does not give', async () => {
    const id = await addStudy(admin, await pointWith(admin, 12));
    await calculateStudy(admin, id, 1);
    await present(id, 2);
    for (const reason of ['', '  a ', 'a'.repeat(501)]) {
      const { status, json } = await withdraw(writer, id, 3, reason);
      expect([status, Object.keys(json.fields)]).toEqual([422, ['reason']]);
    }
    expect((await withdraw(reader, id, 3)).status).toBe(403);
    const late = await withdraw(writer, id, 2);
    expect([late.status, late.json.versions.current.version]).toEqual([409, 3]);
  });
});
