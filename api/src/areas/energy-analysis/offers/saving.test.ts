import type { Study, StudyInputs } from '@vatio/contracts/energy-analysis/studies';
import { compareStudyOffers } from '@vatio/energy/study';
import { parameterTable, regulatedOf } from '@vatio/energy/tariff';
import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import {
  cheapest,
  chooseOffer,
  offersOf,
  six,
  studyToCompare,
} from '../../../../test/fixtures/offers';
import { calculateStudy } from '../../../../test/fixtures/studies';
import { addOffer, offerOf } from '../../../../test/supply';

const api = energyAnalysisApi.after2026();
const admin = api.caller({ role: 'admin' });
const writer = api.caller({ role: 'writer' });
const editor = api.caller({ role: 'pds_editor' });

it('keeps what the contract charges with a calculation, and names what changes', async () => {
  const { point, study } = await studyToCompare(admin);
  const { calculation } = (await admin.get(`/api/studies/${study}`)).json;
  expect(calculation.snapshot.contract).toMatchObject({
    mode: 'fixed',
    energyPricesEurPerKwh: six('0.139'),
    includesAtr: true,
    powerPricesEurPerKwYear: null,
    use: 'general',
    clientKind: null,
  });
  const { rows } = (await admin.get(`/api/points/${point}/contracts`)).json;
  const { id, version, supplyPointId: _p, createdAt: _c, ...contract } = rows[0];
  const cheaper = [...six('0.139').slice(0, 5), '0.1'];
  const changed = { ...contract, version, energyPricesEurPerKwh: cheaper };
  await admin.send('PUT', `/api/contracts/${id}`, changed);
  expect((await admin.get(`/api/studies/${study}/changes`)).json.rows).toEqual([
    {
      what: 'energyPricesEurPerKwh',
      message:
        'Los precios de la energía eran 0,139 · 0,139 · 0,139 · 0,139 · 0,139 · 0,139\u00a0€/kWh y ahora son 0,139 · 0,139 · 0,139 · 0,139 · 0,139 · 0,1\u00a0€/kWh.',
    },
  ]);
});

it('keeps the reduction of the electricity tax, and names a change of it', async () => {
  const { point, study } = await studyToCompare(admin);
  const { calculation } = (await admin.get(`/api/studies/${study}`)).json as Study;
  expect(calculation?.snapshot.contract).toMatchObject({ reducedTax: null });
  const { rows } = (await admin.get(`/api/points/${point}/contracts`)).json;
  const { id, supplyPointId: _p, createdAt: _c, ...contract } = rows[0];
  const reducedTax = { letter: 'c', energyPercent: '80.5' };
  await admin.put(`/api/contracts/${id}`, { ...contract, reducedTax });
  expect((await admin.get(`/api/studies/${study}/changes`)).json.rows).toEqual([
    {
      what: 'reducedTax',
      message:
        'La reducción del impuesto eléctrico era ninguna y ahora es Letra c, 80,5\u00a0% de la energía.',
    },
  ]);
  const again = (await calculateStudy(admin, study, 2)).json as Study;
  expect(again.calculation?.snapshot.contract).toMatchObject({ reducedTax });
});

it('sends what prices the offers of a calculation', async () => {
  const { study } = await studyToCompare(admin);
  const { parameters } = (await admin.get(`/api/studies/${study}/calculations/1/inputs`)).json;
  const kinds = new Set(parameters.map(({ kind }: { kind: string }) => kind));
  for (const kind of [
    'energyToll',
    'energyCharge',
    'electricityTax',
    'electricityTaxMinimum',
    'vat',
  ]) {
    expect(kinds).toContain(kind);
  }
});

it('recommends the cheapest of the worked comparison, to the cent', async () => {
  const { study } = await studyToCompare(admin);
  await addOffer(writer, study, { supplier: 'Energía A' }, 2);
  const best = await addOffer(writer, study, cheapest, 3);
  const { status, json } = await chooseOffer(writer, study, 4, best);
  expect(status).toBe(200);
  // Power 880.79; energy 12093.00 now and 8394.42 with it.
  expect(json).toMatchObject({
    version: 5,
    recommendedOfferId: best,
    saving: {
      offerId: best,
      supplier: 'Energía C',
      powers: 'contracted',
      powerEur: '0.00',
      energyEur: '3698.58',
      feeEur: '0.00',
      savingEur: '3698.58',
    },
  });
  const { calculation, ...found } = (await admin.get(`/api/studies/${study}`)).json;
  const { savingEur, current } = calculation.result;
  const cents = (eur: string) => Math.round(Number(eur) * 100);
  expect(cents(found.savingEur)).toBe(cents(savingEur) + 369_858);
  // The current cost before taxes: 880.79 + 12093.00, and the excesses, as Potencia shows them.
  expect(current.fixedEur).toBe('880.79');
  expect(cents(json.saving.baseEur)).toBe(1_209_300 + cents(current.totalEur));
  expect(Number(found.savingPercent)).toBeCloseTo(
    (cents(found.savingEur) / cents(json.saving.baseEur)) * 100,
    2,
  );
  expect(found.offerSaving).toEqual(json.saving);
  const events = (await admin.get(`/api/audit?subjectId=${study}`)).json.rows;
  expect(events[0].action).toBe('study-offer-chosen');
});

it('ranks the worked comparison with taxes from what it answers, to the cent', async () => {
  const { study } = await studyToCompare(admin);
  await addOffer(writer, study, { supplier: 'Energía A' }, 2);
  await addOffer(writer, study, cheapest, 3);
  const { calculation } = (await admin.get(`/api/studies/${study}`)).json as Study;
  if (!calculation?.snapshot.contract) throw new Error('no contract was kept');
  const inputs = (await admin.get(`/api/studies/${study}/calculations/1/inputs`))
    .json as StudyInputs;
  const { snapshot } = calculation;
  const compared = compareStudyOffers(
    {
      snapshot: { ...snapshot, curve: null },
      contract: calculation.snapshot.contract,
      powersKw: snapshot.powersKw,
      taxesOn: '2026-07-01',
      annualise: false,
      offers: (await offersOf(admin, study)).rows,
    },
    parameterTable(inputs.parameters.map(regulatedOf)),
  );
  const found = [compared?.current, ...(compared?.offers ?? [])].map((one) => one?.cost);
  expect(
    found.map((cost) => [cost?.rank, cost?.powerEur, cost?.energyEur, cost?.subtotalEur]),
  ).toEqual([
    [3, '880.79', '12093.00', '12973.79'],
    [2, '880.79', '9286.00', '10166.79'],
    [1, '880.79', '8394.42', '9275.21'],
  ]);
  expect(found.map((cost) => [cost?.electricityTaxEur, cost?.totalEur])).toEqual([
    ['663.31', '16500.90'],
    ['519.80', '12930.78'],
    ['474.21', '11796.80'],
  ]);
});

it('computes the saving again when the offer, the powers or the data change', async () => {
  const { study } = await studyToCompare(admin);
  const best = await addOffer(writer, study, cheapest, 2);
  await chooseOffer(writer, study, 3, best);
  const offer = offerOf({ ...cheapest, monthlyFeeEur: '10' });
  const changed = await writer.send('PUT', `/api/studies/${study}/offers/${best}`, {
    version: 4,
    offer,
  });
  expect(changed.json.saving).toMatchObject({ feeEur: '-120.00', savingEur: '3578.58' });
  expect((await chooseOffer(writer, study, 5, best, 'optimum')).json).toMatchObject({
    powers: 'optimum',
    saving: { savingEur: '3578.58', powers: 'optimum' },
  });
  await calculateStudy(editor, study, 6);
  expect((await offersOf(admin, study)).saving).toMatchObject({ savingEur: '3578.58' });
  const { savingEur } = (await admin.get(`/api/studies/${study}`)).json;
  const gone = await writer.post(`/api/studies/${study}/offers/${best}/delete`, { version: 7 });
  expect(gone.json).toMatchObject({ rows: [], recommendedOfferId: null, saving: null });
  const without = (await admin.get(`/api/studies/${study}`)).json;
  expect(without.savingEur).toBe(without.calculation.result.savingEur);
  expect(Number(savingEur) - Number(without.savingEur)).toBeCloseTo(3578.58, 6);
  const back = await writer.post(`/api/studies/${study}/offers/${best}/restore`, { version: 8 });
  expect(back.json).toMatchObject({
    rows: [{ id: best, monthlyFeeEur: '10' }],
    recommendedOfferId: best,
    saving: { savingEur: '3578.58' },
  });
});
