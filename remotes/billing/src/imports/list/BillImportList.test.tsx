import { screen, waitFor, within } from '@testing-library/react';
import type { BillImportRow } from '@vatio/contracts/billing/billImports';
import { state } from '@vatio/platform/testing/controls';
import { answer, listOf, openAt, signInAs } from '../../testing/page';

const rowOf = (facts: Partial<BillImportRow> = {}): BillImportRow => ({
  id: '0199e1a0-0000-7000-8000-0000000000f2',
  fileName: 'junio.xlsx',
  newBills: 12,
  createdBy: { id: '0199e1a0-0000-7000-8000-000000000001', name: 'Ana Prieto' },
  createdAt: '2026-07-15T09:00:00.000Z',
  undoneAt: null,
  ...facts,
});
const other = rowOf({
  id: '0199e1a0-0000-7000-8000-0000000000f3',
  fileName: 'mayo.csv',
  newBills: 1,
  createdBy: null,
  undoneAt: '2026-07-16T09:00:00.000Z',
});

// Its code comes when it is shown, which takes a while the first time.
beforeAll(() => import('./BillImportList'));
beforeEach(() => void answer('get', 'bills/verifications', listOf([])));
const open = () => openAt('/billing/importaciones');
const table = () => screen.findByRole('table', { name: 'Importaciones de facturas' });

it('shows what each file brought, and undoes one after asking', async () => {
  answer('get', 'bill-imports', listOf([rowOf(), other]));
  const calls = answer('post', 'bill-imports/:id/undo', {
    removedBills: 12,
    keptBills: 0,
    kept: [],
  });
  const { user } = open();
  const [, first, second] = within(await table()).getAllByRole('row');
  expect(first).toHaveTextContent(/junio\.xlsxImportado12 facturasAna Prieto/);
  expect(second).toHaveTextContent(/mayo\.csvDeshecho.*1 factura–/);

  await user.click(screen.getByRole('button', { name: 'Deshacer la importación de junio.xlsx' }));
  const dialog = screen.getByRole('dialog', { name: '¿Deshacer la importación?' });
  await user.click(within(dialog).getByRole('button', { name: 'Deshacer' }));
  expect(calls).toHaveLength(1);
  await waitFor(() => expect(state.notices).toEqual(['Hemos quitado 12 facturas.']));
});

it('lets readers look', async () => {
  signInAs('reader');
  answer('get', 'bill-imports', listOf([rowOf()]));
  open();
  await table();
  expect(screen.queryByText('Deshacer')).toBeNull();
  expect(screen.queryByText('Importar facturas')).toBeNull();
});

it('says what it is for when it is empty', async () => {
  answer('get', 'bill-imports', listOf([]));
  open();
  expect(await screen.findByText('Todavía no hay importaciones de facturas')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Importar facturas' })[0]).toHaveAttribute(
    'href',
    '/billing/facturas/importar',
  );
});
