import { maxOffers, type NewOffer, type StudyOffer } from '@vatio/contracts/energy-analysis/offers';
import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import type { Caller } from '../../../../test/calls/caller';
import {
  cheapest,
  chooseOffer,
  offersOf,
  six,
  studyToCompare,
} from '../../../../test/fixtures/offers';
import { actOnStudy } from '../../../../test/fixtures/studies';
import {
  addClient,
  addContract,
  addOffer,
  addPoint,
  addStudy,
  offerOf,
} from '../../../../test/supply';

const api = energyAnalysisApi.after2026();
const admin = api.caller({ role: 'admin' });
const writer = api.caller({ role: 'writer' });
const editor = api.caller({ role: 'pds_editor' });

const send = (who: Caller, study: string, version: number, rows: readonly NewOffer[]) =>
  who.post(`/api/studies/${study}/offers`, { version, rows });

it('keeps what an offer does not say as missing, and recommends none of those', async () => {
  const { study } = await studyToCompare(admin);
  const prices = ['0.1', '0.1', '0.1', null, '0.1', '0.1'];
  const without = await addOffer(writer, study, { energyPricesEurPerKwh: prices }, 2);
  const [stored] = (await offersOf(admin, study)).rows;
  expect(stored.energyPricesEurPerKwh).toEqual(prices);
  const refused = await chooseOffer(writer, study, 3, without);
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
  expect((await chooseOffer(writer, study, 4, byHour)).json.message).toMatch(/cambia cada hora/);
  const other = await addOffer(writer, study, { tariff: '6.1TD' }, 4);
  expect((await chooseOffer(writer, study, 5, other)).json.message).toMatch(/tarifa 6\.1TD/);
});

it('asks whether a high price is per MWh, and takes the answer', async () => {
  const { study } = await studyToCompare(admin);
  const high = offerOf({ energyPricesEurPerKwh: ['1.6', '0.1', '0.1', '0.1', '0.1', '0.1'] });
  const asked = await send(writer, study, 2, [offerOf(), high]);
  expect(asked.status).toBe(422);
  expect(asked.json.fields).toEqual({
    'rows.1.energyPricesEurPerKwh.0': '¿1,6 está en €/MWh? Divídelo por 1000, o di que es por kWh',
  });
  expect((await offersOf(admin, study)).rows).toEqual([]);
  const rows = [high];
  const said = { version: 2, rows, areHighPricesRight: true };
  expect((await writer.post(`/api/studies/${study}/offers`, said)).status).toBe(201);
});

it('asks the same for a price that no kWh can have, and takes no answer', async () => {
  const { study } = await studyToCompare(admin);
  const rows = [offerOf({ energyPricesEurPerKwh: ['85', '0.1', '0.1', '0.1', '0.1', '0.1'] })];
  for (const areHighPricesRight of [false, true]) {
    const sent = { version: 2, rows, areHighPricesRight };
    const { status, json } = await writer.post(`/api/studies/${study}/offers`, sent);
    expect(status).toBe(422);
    expect(json.fields).toEqual({
      'rows.0.energyPricesEurPerKwh.0':
        '¿85 está en €/MWh? Divídelo por 1000: por kWh son 10 € como mucho',
    });
  }
  const dear = await send(writer, study, 2, [offerOf({ marginEurPerKwh: '8.5' })]);
  expect(dear.json.fields).toEqual({
    'rows.0.marginEurPerKwh': '¿Está en €/MWh? Divídelo entre 1000',
  });
});

it('refuses wrong prices by their field', async () => {
  const { study } = await studyToCompare(admin);
  const few = offerOf({ energyPricesEurPerKwh: ['0.1', '0.1', '0.1'] });
  expect((await send(writer, study, 2, [few])).json.fields).toEqual({
    'rows.0.energyPricesEurPerKwh': 'La tarifa 3.0TD tiene 6 precios de energía',
  });
  const dear = offerOf({ energyPricesEurPerKwh: six('200000') });
  const { fields } = (await send(writer, study, 2, [dear])).json;
  expect(fields['rows.0.energyPricesEurPerKwh.0']).toBe('Máximo 100.000 €/kWh');
});

it('takes as many as a study may have at once, however long they are', async () => {
  const { study } = await studyToCompare(admin);
  const longest = offerOf({
    supplier: '€'.repeat(120),
    name: '€'.repeat(120),
    notes: '€'.repeat(500),
    energyPricesEurPerKwh: six('0.1234567891'),
    powerPricesEurPerKwYear: six('1234.123456'),
  });
  const rows = Array.from({ length: maxOffers }, () => longest);
  const { status, json } = await send(writer, study, 2, rows);
  expect([status, json.rows?.length]).toEqual([201, maxOffers]);
});

it('shows who comes second what is there now', async () => {
  const { study } = await studyToCompare(admin);
  await addOffer(admin, study, {}, 2);
  const late = await send(writer, study, 2, [offerOf()]);
  expect(late.status).toBe(409);
  expect(late.json.versions.current).toMatchObject({ version: 3 });
  expect((await offersOf(admin, study)).rows).toHaveLength(1);
});

it('shows who changes an offer second both versions of it, or that it is gone', async () => {
  const { study } = await studyToCompare(admin);
  const id = await addOffer(admin, study, { notes: 'Por correo' }, 2);
  const change = (who: Caller, version: number, facts: Partial<NewOffer>) =>
    who.send('PUT', `/api/studies/${study}/offers/${id}`, { version, offer: offerOf(facts) });
  await change(admin, 3, { notes: 'Por teléfono' });
  const late = await change(writer, 3, { monthlyFeeEur: '5' });
  expect(late.status).toBe(409);
  expect(late.json.versions).toEqual({
    yours: offerOf({ monthlyFeeEur: '5' }),
    current: { ...offerOf({ notes: 'Por teléfono' }), id, version: 4 },
  });
  const kept = await change(writer, 4, { notes: 'Por teléfono', monthlyFeeEur: '5' });
  expect(kept.status).toBe(200);
  await admin.post(`/api/studies/${study}/offers/${id}/delete`, { version: 5 });
  const gone = await change(writer, 5, { notes: 'Sin leer' });
  expect([gone.status, gone.json.message]).toEqual([
    404,
    'Esa oferta no existe, o alguien la ha borrado.',
  ]);
});

it('changes no offer of a study that was presented or discarded', async () => {
  const { study } = await studyToCompare(admin);
  const best = await addOffer(writer, study, cheapest, 2);
  await chooseOffer(writer, study, 3, best);
  await actOnStudy(admin, study, 4, 'present');
  const refused = await send(writer, study, 5, [offerOf()]);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'Un estudio presentado no cambia: retira la presentación, o haz uno nuevo del mismo punto.',
  ]);
  const gone = await writer.post(`/api/studies/${study}/offers/${best}/delete`, { version: 5 });
  expect(gone.status).toBe(409);
  expect((await chooseOffer(writer, study, 5, null)).status).toBe(409);
  expect((await offersOf(admin, study)).saving).toMatchObject({ savingEur: '3698.58' });
});

it('finds offers of other studies, of other years too, and copies them', async () => {
  const client = await addClient(admin, { name: 'Cerámicas Ñíguez, S.L.' });
  const point = await addPoint(admin, { clientId: client });
  await addContract(admin, point);
  const [one, other] = [await addStudy(admin, point), await addStudy(admin, point)];
  const offered = await addOffer(admin, one, { supplier: 'Voltio Único', notes: 'Por correo' });
  await api.db
    .updateTable('studies')
    .set({ code: 'EST-2019-0007' })
    .where('id', '=', one)
    .execute();
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
  expect((await chooseOffer(writer, study, 2, offer)).json.message).toMatch(
    /Calcula el estudio antes/,
  );
});
