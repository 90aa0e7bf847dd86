import type { NewOffer, StudyOffer } from '@vatio/contracts/energyAnalysis/offers';
import type { Study, StudyInputs } from '@vatio/contracts/energyAnalysis/studies';
import { compareStudyOffers } from '@vatio/energy/study';
import { parameterTable, regulatedOf } from '@vatio/energy/tariff';
import type { Caller } from '../../../../test/calls/caller';
import { sharedApi } from '../../../../test/fileApi';
import { actOnStudy, calculateStudy, monthReading } from '../../../../test/fixtures/studies';
import {
  addClient,
  addContract,
  addOffer,
  addPoint,
  addReading,
  addStudy,
  contractOf,
  offerOf,
} from '../../../../test/supply';

const api = sharedApi();

let admin: Caller;
let writer: Caller;
let editor: Caller;
beforeAll(async () => {
  // 2026 is over: nobody writes readings of days to come.
  api.clock.advance({ seconds: 365 * 24 * 60 * 60 });
  admin = await api.addCaller({ role: 'admin' });
  writer = await api.addCaller({ role: 'writer' });
  editor = await api.addCaller({ role: 'pds_editor' });
});

const six = (price: string | null) => Array.from({ length: 6 }, () => price);
/** The worked comparison of the domain: what is paid now, and the cheapest. */
const energyOf: Readonly<Record<number, string[]>> = {
  1: ['9500', '12000', '0', '0', '0', '38000'],
  3: ['0', '0', '10500', '0', '0', '0'],
  4: ['0', '0', '0', '11800', '5200', '0'],
};
const none = ['0', '0', '0', '0', '0', '0'];
const cheapest: Partial<NewOffer> = {
  supplier: 'Energía C',
  energyPricesEurPerKwh: six('0.079'),
  includesAtr: false,
};

/** A calculated study of 20/30 kW with that consumption. */
async function calculated(facts: Partial<ReturnType<typeof contractOf>> = {}) {
  const point = await addPoint(admin);
  const powersKw = ['20', '20', '20', '20', '20', '30'];
  const energyPricesEurPerKwh = Array.from({ length: 6 }, () => '0.139');
  await addContract(admin, point, contractOf({ powersKw, energyPricesEurPerKwh, ...facts }));
  for (let month = 1; month <= 12; month++) {
    const energyKwh = energyOf[month] ?? none;
    await addReading(admin, point, { ...monthReading(month), energyKwh });
  }
  const study = await addStudy(admin, point);
  const { status, text } = await calculateStudy(admin, study, 1);
  if (status !== 200) throw new Error(text);
  return { point, study };
}

const offersOf = async (study: string) => (await admin.get(`/api/studies/${study}/offers`)).json;
const send = (who: Caller, study: string, version: number, rows: readonly NewOffer[]) =>
  who.post(`/api/studies/${study}/offers`, { version, rows });
const choose = (
  study: string,
  version: number,
  recommendedOfferId: string | null,
  powers = 'contracted',
) =>
  writer.send('PUT', `/api/studies/${study}/offers/choice`, {
    version,
    powers,
    recommendedOfferId,
  });

it('keeps what the contract charges with a calculation, and names what changes', async () => {
  const { point, study } = await calculated();
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
        'Los precios de la energía eran 0,139 · 0,139 · 0,139 · 0,139 · 0,139 · 0,139 €/kWh y ahora son 0,139 · 0,139 · 0,139 · 0,139 · 0,139 · 0,1 €/kWh.',
    },
  ]);
});

it('sends what prices the offers of a calculation', async () => {
  const { study } = await calculated();
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
  const { study } = await calculated();
  await addOffer(writer, study, { supplier: 'Energía A' }, 2);
  const best = await addOffer(writer, study, cheapest, 3);
  const { status, json } = await choose(study, 4, best);
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
  // What is paid before taxes now: 880.79 + 12093.00, and the excesses.
  expect(cents(json.saving.baseEur)).toBe(1_297_379 + cents(current.excessEur));
  expect(Number(found.savingPercent)).toBeCloseTo(
    (cents(found.savingEur) / cents(json.saving.baseEur)) * 100,
    2,
  );
  expect(found.offerSaving).toEqual(json.saving);
  const events = (await admin.get(`/api/audit?subjectId=${study}`)).json.rows;
  expect(events[0].action).toBe('study-offer-chosen');
});

it('ranks the worked comparison with taxes from what it answers, to the cent', async () => {
  const { study } = await calculated();
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
      offers: (await offersOf(study)).rows,
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
  const { study } = await calculated();
  const best = await addOffer(writer, study, cheapest, 2);
  await choose(study, 3, best);
  const offer = offerOf({ ...cheapest, monthlyFeeEur: '10' });
  const changed = await writer.send('PUT', `/api/studies/${study}/offers/${best}`, {
    version: 4,
    offer,
  });
  expect(changed.json.saving).toMatchObject({ feeEur: '-120.00', savingEur: '3578.58' });
  expect((await choose(study, 5, best, 'optimum')).json).toMatchObject({
    powers: 'optimum',
    saving: { savingEur: '3578.58', powers: 'optimum' },
  });
  await calculateStudy(editor, study, 6);
  expect((await offersOf(study)).saving).toMatchObject({ savingEur: '3578.58' });
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

it('keeps what an offer does not say as missing, and recommends none of those', async () => {
  const { study } = await calculated();
  const prices = ['0.1', '0.1', '0.1', null, '0.1', '0.1'];
  const without = await addOffer(writer, study, { energyPricesEurPerKwh: prices }, 2);
  const [stored] = (await offersOf(study)).rows;
  expect(stored.energyPricesEurPerKwh).toEqual(prices);
  const refused = await choose(study, 3, without);
  expect([refused.status, refused.json.message]).toEqual([
    422,
    'Esta oferta no se puede comparar: falta el precio de P4.',
  ]);
  const indexed = {
    mode: 'indexed',
    marginEurPerKwh: '0.012',
    energyPricesEurPerKwh: six(null),
  } as const;
  const byHour = await addOffer(writer, study, indexed, 3);
  expect((await choose(study, 4, byHour)).json.message).toMatch(/cambia cada hora/);
  const other = await addOffer(writer, study, { tariff: '6.1TD' }, 4);
  expect((await choose(study, 5, other)).json.message).toMatch(/tarifa 6\.1TD/);
});

it('asks whether a high price is per MWh, and takes the answer', async () => {
  const { study } = await calculated();
  const high = offerOf({ energyPricesEurPerKwh: ['1.6', '0.1', '0.1', '0.1', '0.1', '0.1'] });
  const asked = await send(writer, study, 2, [offerOf(), high]);
  expect(asked.status).toBe(422);
  expect(asked.json.fields).toEqual({
    'rows.1.energyPricesEurPerKwh.0': '¿1,6 está en €/MWh? Divídelo por 1000, o di que es por kWh',
  });
  expect((await offersOf(study)).rows).toEqual([]);
  const rows = [high];
  const said = { version: 2, rows, areHighPricesRight: true };
  expect((await writer.post(`/api/studies/${study}/offers`, said)).status).toBe(201);
});

it('refuses wrong prices by their field', async () => {
  const { study } = await calculated();
  const few = offerOf({ energyPricesEurPerKwh: ['0.1', '0.1', '0.1'] });
  expect((await send(writer, study, 2, [few])).json.fields).toEqual({
    'rows.0.energyPricesEurPerKwh': 'La tarifa 3.0TD tiene 6 precios de energía',
  });
  const dear = offerOf({ energyPricesEurPerKwh: six('95') });
  const { fields } = (await send(writer, study, 2, [dear])).json;
  expect(fields['rows.0.energyPricesEurPerKwh.0']).toBe('Máximo 10 €/kWh');
});

it('shows who comes second what is there now', async () => {
  const { study } = await calculated();
  await addOffer(admin, study, {}, 2);
  const late = await send(writer, study, 2, [offerOf()]);
  expect(late.status).toBe(409);
  expect(late.json.versions.current).toMatchObject({ version: 3 });
  expect((await offersOf(study)).rows).toHaveLength(1);
});

it('changes no offer of a study that was presented or discarded', async () => {
  const { study } = await calculated();
  const best = await addOffer(writer, study, cheapest, 2);
  await choose(study, 3, best);
  await actOnStudy(admin, study, 4, 'present');
  const refused = await send(writer, study, 5, [offerOf()]);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'Un estudio presentado no cambia: haz uno nuevo del mismo punto.',
  ]);
  const gone = await writer.post(`/api/studies/${study}/offers/${best}/delete`, { version: 5 });
  expect(gone.status).toBe(409);
  expect((await choose(study, 5, null)).status).toBe(409);
  expect((await offersOf(study)).saving).toMatchObject({ savingEur: '3698.58' });
});

it('finds offers of this year’s other studies and copies them', async () => {
  const client = await addClient(admin, { name: 'Cerámicas Ñíguez, S.L.' });
  const point = await addPoint(admin, { clientId: client });
  await addContract(admin, point);
  const [one, other] = [await addStudy(admin, point), await addStudy(admin, point)];
  const offered = await addOffer(admin, one, { supplier: 'Voltio Único', notes: 'Por correo' });
  const search = async (study: string, q: string) =>
    (await editor.get(`/api/studies/${study}/offers/elsewhere?q=${encodeURIComponent(q)}`)).json;
  const found = await search(other, 'niguez voltio');
  expect(found).toMatchObject({
    total: 1,
    rows: [{ id: offered, supplier: 'Voltio Único', clientName: 'Cerámicas Ñíguez, S.L.' }],
  });
  expect((await search(one, 'niguez voltio')).total).toBe(0);
  const copied = await writer.post(`/api/studies/${other}/offers/copy`, {
    version: 1,
    offerIds: [offered],
  });
  expect(copied.status).toBe(201);
  const [copy] = copied.json.rows as StudyOffer[];
  expect(copy).toMatchObject({ supplier: 'Voltio Único', notes: 'Por correo' });
  expect(copy?.id).not.toBe(offered);
  const twice = await writer.post(`/api/studies/${other}/offers/copy`, {
    version: 2,
    offerIds: [copy?.id],
  });
  expect(twice.json.fields.offerIds).toMatch(/ya no existe/);
});

it('recommends nothing before there is a calculation', async () => {
  const point = await addPoint(admin);
  await addContract(admin, point);
  const study = await addStudy(admin, point);
  const offer = await addOffer(writer, study);
  expect((await choose(study, 2, offer)).json.message).toMatch(/Calcula el estudio antes/);
});
