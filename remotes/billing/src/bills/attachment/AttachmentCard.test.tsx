import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as contract from '@vatio/contracts/billing/attachments';
import { attachmentTypes } from '@vatio/contracts/billing/billWords';
import { state } from '@vatio/platform/testing/controls';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../../../tests/setup/browser';
import { answerBill, billOf } from '../../testing/bills';
import { answer, button, openAt } from '../../testing/page';
import { acceptedFiles, maxAttachmentBytes } from './attachmentFile';

const bill = billOf();
const attached = billOf({
  hasAttachment: true,
  attachment: {
    fileName: 'factura enero.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 1_468_006,
    addedAt: '2026-02-04T09:05:00.000Z',
    addedBy: 'Ana Prieto',
  },
});
const address = `*/api/bills/${bill.id}/attachment`;
const open = () => openAt(`/billing/facturas/${bill.id}`);
const pdf = new File(['%PDF-1.7'], 'factura enero.pdf', { type: 'application/pdf' });
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Fichero de la factura', { selector: 'input' }), {
    target: { files: [file] },
  });

/** Takes a file as the API does. */
function takeFile(): { query: Record<string, string>; type: string | null }[] {
  const sent: ReturnType<typeof takeFile> = [];
  server.use(
    network.put(address, async ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      sent.push({ query, type: request.headers.get('content-type') });
      return HttpResponse.json(attached);
    }),
  );
  return sent;
}

it('is put beside the bill as it is, with its name and the version that was seen', async () => {
  answerBill(bill);
  const sent = takeFile();
  open();
  await choose(pdf);
  await waitFor(() => expect(state.notices).toEqual(['Fichero guardado: factura enero.pdf']));
  expect(sent).toEqual([
    { query: { fileName: 'factura enero.pdf', version: '3' }, type: 'application/octet-stream' },
  ]);
});

it.each([
  ['is empty', 0, 'El fichero está vacío: elige otro.'],
  ['is too large', maxAttachmentBytes + 1, /^Pasa de 10\sMB, que es el máximo: guárdalo/],
])('that %s is not even sent', async (_, size, text) => {
  answerBill(bill);
  const sent = takeFile();
  open();
  await choose(Object.defineProperty(new File([], 'a.pdf'), 'size', { value: size }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(sent).toEqual([]);
});

it('that the API refuses is said in its words', async () => {
  answerBill(bill);
  const message = 'Solo se admiten PDF e imágenes PNG, JPEG y WebP: elige otro fichero';
  server.use(
    network.put(address, () =>
      HttpResponse.json(
        { message: 'Revisa los datos', fields: { file: message } },
        { status: 422 },
      ),
    ),
  );
  open();
  await choose(new File(['hola'], 'a.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(`${message}.`);
});

it('is downloaded under its own name', async () => {
  answerBill(attached);
  server.use(network.get(address, () => HttpResponse.text('%PDF-1.7')));
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:vatio';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { user } = open();
  expect(await screen.findByText(/^PDF, 1,4\sMB/)).toBeVisible();
  await user.click(await button('Descargar'));
  await waitFor(() => expect(saved).toEqual(['factura enero.pdf']));
});

it('is taken away after a question', async () => {
  answerBill(attached);
  const sent = answer('post', `bills/${bill.id}/attachment/delete`, bill);
  const { user } = open();
  await user.click(await button('Quitar'));
  const dialog = await screen.findByRole('dialog', { name: '¿Quitar el fichero?' });
  expect(dialog).toHaveTextContent('factura enero.pdf se borrará para siempre.');
  answerBill(bill);
  await user.click((await screen.findAllByRole('button', { name: 'Quitar' })).at(-1) as Element);
  expect(await screen.findByText(/No hay ningún fichero/)).toBeVisible();
  expect(sent[0]?.body).toEqual({ version: 3 });
});

it('has the limits that the API has', () => {
  expect(maxAttachmentBytes).toBe(contract.maxAttachmentBytes);
  for (const { extension } of Object.values(attachmentTypes)) {
    expect(acceptedFiles.split(',')).toContain(`.${extension}`);
  }
});
