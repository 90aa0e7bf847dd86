import type { AuditEntry } from '@vatio/contracts/user/audit';
import { billingApi } from '../../../../test/apis/billing';
import { addBill, changeOf, sendBill } from '../../../../test/fixtures/bills';
import { addPoint } from '../../../../test/supply';
import { tidyBills } from '../housekeeping';

const api = billingApi.after2026();
const admin = api.caller({ role: 'admin' });
const writer = api.caller({ role: 'writer' });
let point: string;
beforeEach(async () => {
  point = await addPoint(writer);
});

const find = async (id: string) => (await writer.get(`/api/bills/${id}`)).json;
const put = (bill: { id: string }, body: object) => writer.put(`/api/bills/${bill.id}`, body);
const act = (what: string, bill: { id: string; version: number }) =>
  writer.post(`/api/bills/${bill.id}/${what}`, { version: bill.version });
const audited = async (id: string): Promise<readonly AuditEntry[]> =>
  (await admin.get(`/api/audit?subjectId=${id}`)).json.rows;

it('changes a bill, and tells what', async () => {
  const bill = await addBill(writer, point);
  const lines = bill.lines.map((line: { kind: string }) =>
    line.kind === 'meter' ? { ...line, amountEur: '0.91' } : line,
  );
  const changed = await put(bill, changeOf(bill, { lines, notes: 'Corregida.' }));
  expect(changed.status).toBe(200);
  expect(changed.json).toMatchObject({ version: 2, notes: 'Corregida.' });
  expect(changed.json.lines[5].amountEur).toBe('0.91');
  const [entry] = await audited(bill.id);
  expect(entry).toMatchObject({
    label: 'Cambio de factura',
    subject: { name: `Factura ${bill.number} de Comercializadora Uno` },
  });
  expect(entry?.changes.map(({ field }) => field)).toEqual(['Líneas', 'Notas']);
  expect(entry?.changes[0]?.after).toContain('Alquiler del contador: 0,91\u00a0€');
});

it('changes nothing, and raises no version, where nothing is new', async () => {
  const bill = await addBill(writer, point);
  expect((await put(bill, changeOf(bill))).json).toEqual(bill);
  expect(await audited(bill.id)).toHaveLength(1);
});

it('refuses the slower of two changes, with both versions', async () => {
  const bill = await addBill(writer, point);
  const mine = changeOf(bill, { totalEur: '62' });
  const first = (await put(bill, changeOf(bill, { notes: 'La primera.' }))).json;
  const late = await put(bill, mine);
  expect(late.status).toBe(409);
  expect(late.json.message).toBe('Otra persona ha cambiado esta factura mientras la veías.');
  expect(late.json.versions.current).toEqual(first);
  expect(late.json.versions.yours).toMatchObject({ totalEur: '62', version: 1 });
  expect((await act('delete', bill)).status).toBe(409);
});

it('moves a bill to another point with all that it has', async () => {
  const other = await addPoint(writer);
  const bill = await addBill(writer, point);
  const moved = await put(bill, changeOf(bill, { supplyPointId: other }));
  expect(moved.json).toMatchObject({ supplyPointId: other, lines: bill.lines });
  expect(await find(bill.id)).toEqual(moved.json);
  const nowhere = '0198f000-0000-7000-8000-000000000000';
  const lost = await put(bill, changeOf(moved.json, { supplyPointId: nowhere }));
  expect(lost.status).toBe(404);
});

it('deletes a bill, takes that back, and forgets it later', async () => {
  const bill = await addBill(writer, point);
  expect((await act('delete', bill)).status).toBe(204);
  expect((await writer.get(`/api/bills/${bill.id}`)).status).toBe(404);
  expect((await writer.get(`/api/bills?supplyPointId=${point}`)).json.total).toBe(0);
  expect((await act('delete', bill)).status).toBe(404);
  const restored = await act('restore', { ...bill, version: 2 });
  expect(restored.json).toEqual({ ...bill, version: 3 });
  expect((await audited(bill.id)).map(({ label }) => label)).toEqual([
    'Factura restaurada',
    'Factura borrada',
    'Alta de factura',
  ]);
  await act('delete', restored.json);
  await tidyBills(api.db, new Date(api.clock.now().getTime() + 91 * 86_400_000));
  expect((await act('restore', { ...bill, version: 4 })).status).toBe(404);
});

it('restores no bill whose number another one has by now', async () => {
  const bill = await addBill(writer, point);
  await act('delete', bill);
  await addBill(writer, point, { number: bill.number });
  const answer = await act('restore', { ...bill, version: 2 });
  expect(answer.status).toBe(422);
  expect(answer.json.fields.number).toContain('ya está registrada');
});

it('knows the bills before and after', async () => {
  const june = await addBill(writer, point);
  const april = await addBill(writer, point, { from: '2026-03-31', to: '2026-04-30' });
  const may = await addBill(writer, point, { from: '2026-04-30', to: '2026-05-31' });
  const name = ({ id, number, from, to }: typeof may) => ({ id, number, from, to });
  expect(await find(may.id)).toMatchObject({ before: name(april), after: name(june) });
  await act('delete', may);
  expect(await find(april.id)).toMatchObject({ before: null, after: name(june) });
});

it('lets a bill replace or cancel another one, which no sum has any more', async () => {
  const wrong = await addBill(writer, point);
  const cancelling = await addBill(writer, point, {
    kind: 'cancels',
    rectifies: wrong.number.toLowerCase(),
    taxes: [{ ratePercent: '21', baseEur: '-50.52', amountEur: '-10.61' }],
    lines: [{ kind: 'energy', amountEur: '-50.52' }],
    totalEur: '-61.13',
  });
  expect(cancelling).toMatchObject({
    counts: false,
    warnings: [],
    rectified: { id: wrong.id, number: wrong.number, kind: 'ordinary' },
  });
  const right = await addBill(writer, point, { kind: 'replaces', rectifies: wrong.number });
  expect(right.counts).toBe(true);
  const rectified = await find(wrong.id);
  expect(rectified.counts).toBe(false);
  expect(rectified.rectifiedBy.map(({ id }: { id: string }) => id).sort()).toEqual(
    [cancelling.id, right.id].sort(),
  );
  const { json } = await writer.get(`/api/bills/totals?supplyPointId=${point}`);
  expect(json).toMatchObject({ bills: 3, billedEur: '61.13', kwh: '300.500' });

  // A cancellation of a bill that is not stored takes its amount away by itself.
  const alone = await addBill(writer, point, {
    kind: 'cancels',
    rectifies: 'DE-ANTES',
    totalEur: '-10',
  });
  expect(alone).toMatchObject({ counts: true, rectified: null });
  const found = await addBill(writer, point, { number: 'de-antes' });
  expect((await find(alone.id)).counts).toBe(false);
  expect(found.counts).toBe(false);
  await act('delete', await find(alone.id));
  expect((await find(found.id)).counts).toBe(true);
});

it('lets no bill rectify itself, or one of another point', async () => {
  const bill = await addBill(writer, await addPoint(writer));
  const { json } = await sendBill(writer, point, { kind: 'replaces', rectifies: bill.number });
  expect(json.fields).toEqual({
    rectifies: `La factura ${bill.number} es de otro punto: ${bill.cups}`,
  });
  const own = { kind: 'replaces', number: 'R 1', rectifies: 'r1' } as const;
  expect((await sendBill(writer, point, own)).json.fields).toEqual({
    rectifies: 'Una factura no se rectifica a sí misma',
  });
});

it('keeps the point of a bill', async () => {
  await addBill(writer, point);
  const answer = await admin.delete(`/api/points/${point}`);
  expect([answer.status, answer.json.message]).toEqual([
    409,
    'Este punto de suministro tiene facturas: archívalo en vez de borrarlo.',
  ]);
});

it('is at the point of what rectifies it, however that came about', async () => {
  const other = await addPoint(writer);
  const fix = await addBill(writer, other, { kind: 'replaces', rectifies: 'X 1' });
  const says = {
    status: 422,
    json: {
      fields: { number: expect.stringContaining(`La factura ${fix.number}, que rectifica`) },
    },
  };
  expect(await sendBill(writer, point, { number: 'x1' })).toMatchObject(says);
  const right = await addBill(writer, other, { number: 'x1' });
  expect(await put(right, changeOf(right, { supplyPointId: point }))).toMatchObject(says);
  const free = await addBill(writer, point, { number: 'X2' });
  await act('delete', right);
  expect(await put(free, changeOf(free, { number: 'x1' }))).toMatchObject(says);
  // While the other bill is deleted, no bill names this one; restoring it names it again.
  await act('delete', fix);
  const taken = (await put(free, changeOf(free, { number: 'x1' }))).json;
  const deleted = { id: fix.id, version: fix.version + 1 };
  expect(await act('restore', deleted)).toMatchObject({
    status: 422,
    json: { fields: { rectifies: `La factura ${taken.number} es de otro punto: ${taken.cups}` } },
  });
});
