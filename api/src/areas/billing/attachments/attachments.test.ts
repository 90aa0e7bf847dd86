import { once } from 'node:events';
import { connect } from 'node:net';
import type { AuditEntry } from '@vatio/contracts/user/audit';
import { billingApi } from '../../../../test/apis/billing';
import { addBill } from '../../../../test/fixtures/bills';
import { addPoint } from '../../../../test/supply';
import { bearer } from '../../../../test/testApi';

const api = billingApi.shared();
const admin = api.caller({ role: 'admin', name: 'Ana Ruiz' });
let point: string;
let bill: { id: string; version: number };
beforeAll(async () => {
  point = await addPoint(admin);
});
beforeEach(async () => {
  bill = await addBill(admin, point);
});

const pdf = Buffer.from('%PDF-1.7\n\x00\xff ñ\n%%EOF', 'latin1');
const png = Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1');
const jpeg = Buffer.from('\xff\xd8\xff\xe0 and more', 'latin1');
const webp = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1');

const attach = (content: Buffer, fileName = 'factura.pdf', version = bill.version) =>
  admin.sendFile(
    `/api/bills/${bill.id}/attachment?fileName=${encodeURIComponent(fileName)}&version=${version}`,
    content,
    'PUT',
  );
const find = async () => (await admin.get(`/api/bills/${bill.id}`)).json;
const download = () =>
  fetch(`${api.url}/api/bills/${bill.id}/attachment`, { headers: bearer(admin.token) });

it('keeps a file, and gives it back as it was, to be saved and not shown', async () => {
  const { status, json } = await attach(pdf, 'Factura nº 7 (mayo).PDF');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    version: 2,
    hasAttachment: true,
    attachment: {
      fileName: 'Factura nº 7 (mayo).pdf',
      mediaType: 'application/pdf',
      sizeBytes: pdf.length,
      addedBy: 'Ana Ruiz',
    },
  });
  expect(await find()).toEqual(json);
  const answer = await download();
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'attachment; filename="Factura n 7 (mayo).pdf"; filename*=UTF-8\'\'Factura%20n%C2%BA%207%20%28mayo%29.pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'no-store',
  });
});

it.each([
  [png, 'foto.png', 'image/png'],
  [jpeg, 'foto.jpeg', 'image/jpeg'],
  [webp, 'foto.webp', 'image/webp'],
])('tells an image by its content: %#', async (content, fileName, mediaType) => {
  expect((await attach(content, fileName)).json.attachment).toMatchObject({ fileName, mediaType });
});

it('takes a PDF with a byte order mark', async () => {
  const marked = Buffer.concat([Buffer.from('\ufeff'), pdf]);
  expect((await attach(marked)).json.attachment).toMatchObject({ mediaType: 'application/pdf' });
  expect(Buffer.from(await (await download()).arrayBuffer())).toEqual(marked);
});

it('gives the place of a sender who has gone to another', async () => {
  const { port } = new URL(api.url);
  const gone = Array.from({ length: 4 }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `PUT /api/bills/${bill.id}/attachment?fileName=a.pdf&version=1 HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${admin.token}\r\ncontent-type: application/octet-stream\r\ncontent-length: 1000\r\n\r\n%PDF-`,
    );
    return socket;
  });
  await Promise.all(gone.map((socket) => once(socket, 'connect')));
  for (const socket of gone) socket.destroy();
  expect((await attach(pdf)).status).toBe(200);
});

it.each([
  [pdf, 'factura', 'factura.pdf'],
  [pdf, 'v1.2', 'v1.2.pdf'],
  [png, '../../etc/passwd', '_.._etc_passwd.png'],
  [pdf, 'a"; filename=b.html', 'a__ filename_b.html.pdf'],
  [pdf, '...', 'factura.pdf'],
  [pdf, `${'ñ'.repeat(190)}.pdf`, `${'ñ'.repeat(116)}.pdf`],
])('gives a file a harmless name: %#', async (content, sent, kept) => {
  expect((await attach(content, sent)).json.attachment.fileName).toBe(kept);
  const disposition = (await download()).headers.get('content-disposition');
  expect(disposition).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[^"; ]+$/);
});

it.each([
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 'factura.pdf', /^Solo se admiten PDF/],
  ['a program', Buffer.from('MZ\x90\x00'), 'factura.exe', /^Solo se admiten PDF/],
  ['a PDF that begins late', Buffer.from('hola %PDF-1.7'), 'factura.pdf', /^Solo se admiten PDF/],
  [
    'an image that says it is a PDF',
    png,
    'factura.pdf',
    'El nombre dice PDF y el contenido es PNG: comprueba que es el fichero que buscas',
  ],
  ['nothing', Buffer.alloc(0), 'factura.pdf', 'El fichero está vacío'],
])('refuses %s, and keeps the bill as it was', async (_what, content, fileName, message) => {
  const { status, json } = await attach(content, fileName);
  expect(status).toBe(422);
  expect(json.fields.file).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
  expect(await find()).toMatchObject({ attachment: null, version: 1 });
});

it('refuses more than 10 MB', async () => {
  const most = Buffer.concat([pdf, Buffer.alloc(10 * 1024 ** 2 - pdf.length)]);
  const { status, json } = await attach(Buffer.concat([most, Buffer.from('x')]));
  expect([status, json.message]).toEqual([
    413,
    'El fichero pasa de 10 MB: guárdalo con menos calidad o sin páginas que sobran.',
  ]);
  expect((await attach(most)).json.attachment.sizeBytes).toBe(most.length);
});

it('takes nothing but a file', async () => {
  const path = `/api/bills/${bill.id}/attachment?fileName=a.pdf&version=1`;
  expect((await admin.put(path, { name: 'a' })).status).toBe(415);
});

it('replaces a file, and takes it away, each a change of the bill', async () => {
  await attach(pdf);
  expect((await attach(png, 'foto.png')).status).toBe(409);
  const replaced = await attach(png, 'foto.png', 2);
  expect(replaced.json.attachment).toMatchObject({ fileName: 'foto.png', mediaType: 'image/png' });
  expect(Buffer.from(await (await download()).arrayBuffer())).toEqual(png);
  const away = (version: number) =>
    admin.post(`/api/bills/${bill.id}/attachment/delete`, { version });
  expect((await away(2)).status).toBe(409);
  expect((await away(3)).json).toMatchObject({ attachment: null, version: 4 });
  expect((await download()).status).toBe(404);
  expect((await away(4)).status).toBe(404);
  const entries: AuditEntry[] = (await admin.get(`/api/audit?subjectId=${bill.id}`)).json.rows;
  expect(entries.map(({ label, changes }) => [label, changes[0]?.before])).toEqual([
    ['Fichero quitado de factura', 'foto.png'],
    ['Fichero añadido a factura', 'factura.pdf'],
    ['Fichero añadido a factura', null],
    ['Alta de factura', null],
  ]);
});

it('follows its bill to another point', async () => {
  const { json } = await attach(pdf);
  const other = await addPoint(admin);
  await api.db
    .updateTable('bills')
    .set({ supply_point_id: other })
    .where('id', '=', bill.id)
    .execute();
  expect(await find()).toMatchObject({ supplyPointId: other, attachment: json.attachment });
  expect(Buffer.from(await (await download()).arrayBuffer())).toEqual(pdf);
});
