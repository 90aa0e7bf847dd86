import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { state } from '@vatio/platform/testing/controls';
import { answerBillImports, fileOf, twoBills } from '../../testing/billImports';
import { answer, listOf, openAt, signInAs } from '../../testing/page';

// A page has 80 selects with the columns of a file in each.
jest.setTimeout(90_000);

// Its code comes when it is shown, which takes a while the first time.
beforeAll(() => import('./BillImportNew'));
beforeEach(() => {
  localStorage.clear();
  answer('get', 'bills/verifications', listOf([]));
});

const open = () => openAt('/billing/facturas/importar');
const choose = async (user: UserEvent, text = twoBills) =>
  user.upload(await screen.findByLabelText('Fichero de facturas'), fileOf(text, 'junio.csv'));
// Finds by label and text: roles of a page with 80 selects take jsdom seconds to work out.
const select = (label: RegExp | string) => screen.getByLabelText(label, { selector: 'select' });
const button = (name: string) => screen.findByText(name, { selector: 'button' });
const step = (title: string) => screen.findByText(title, { selector: 'h2' });
const amount = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

it('goes from a file to its bills, which are verified', async () => {
  const sent = answerBillImports();
  const { user } = open();
  await choose(user);

  expect(await step('Paso 2 de 4: columnas')).toHaveFocus();
  expect(select(/^Número de factura/)).toHaveDisplayValue('Nº factura');
  expect(select('Energía P1 (kWh)')).toHaveAccessibleDescription('1.100,5 · 90');
  expect(select('Los decimales se escriben con')).toHaveDisplayValue('Coma: 20,376');
  expect(screen.getByText(/No se usa la columna «Color»/)).toBeVisible();
  await user.click(await button('Comprobar 2 filas'));

  expect(await step('Paso 3 de 4: comprobación')).toHaveFocus();
  expect(
    [amount('Nuevas'), amount('Con avisos'), amount('Con errores')].map((one) => one?.textContent),
  ).toEqual(['2', '0', '0']);
  expect(sent).toEqual([
    {
      dryRun: true,
      fileName: 'junio.csv',
      columns: [
        'number',
        'point',
        'issuedOn',
        'from',
        'to',
        'totalEur',
        'energy1',
        'energyEur',
        'taxPercent',
      ],
      rows: [
        {
          line: 2,
          cells:
            'F-1\tES0021000000000001RK\t2026-07-03\t2026-05-31\t2026-06-30\t61.13\t1100.5\t38.10\t21',
        },
        { line: 3, cells: 'F-2\tHorno\t2026-08-03\t2026-06-30\t2026-07-31\t57.02\t90\t-3.5\t21' },
      ],
    },
  ]);
  await user.click(await button('Importar 2 facturas'));

  expect(await step('Paso 4 de 4: resultado')).toHaveFocus();
  expect(screen.getByText(/2 facturas importadas de/)).toHaveTextContent('se están verificando');
  expect(sent[1]).toEqual({ ...sent[0], dryRun: false });
  expect([state.dirtyForms, state.drafts.size]).toEqual([0, 0]);
});

it('names errors by row and column and groups warnings, and imports only the right rows on demand', async () => {
  const sent = answerBillImports((line) =>
    line === 2
      ? {
          outcome: 'create',
          warnings: [{ field: 'totalEur', message: 'Las bases y los impuestos suman 61,50 €.' }],
          proposed: [{ field: 'tariff', value: '2.0TD' }],
        }
      : {
          outcome: 'error',
          problems: [{ field: 'point', message: 'No hay ningún punto con este alias' }],
        },
  );
  const { user } = open();
  await choose(user);
  await user.click(await button('Comprobar 2 filas'));

  const table = await screen.findByRole('table', { name: 'Errores y propuestas' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'Error3CUPSHornoNo hay ningún punto con este alias.',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Solo errores (1)' }));
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'Propuesta2TarifavacíoProponemos 2.0TD.',
  );
  const warnings = screen.getByRole('table', { name: 'Avisos' });
  expect(within(warnings).getAllByRole('row')[1]).toHaveTextContent(
    'Total (€)Las bases y los impuestos suman 61,50 €.2',
  );
  expect(screen.getByText(/1 factura tiene algo que no cuadra/)).toBeVisible();
  const proposals = screen.getByRole('table', { name: 'Lo que proponemos' });
  expect(within(proposals).getAllByRole('row')[1]).toHaveTextContent('Tarifa2.0TD2');

  await user.click(await button('Importar solo la correcta'));
  expect(await screen.findByText(/1 fila con errores se ha quedado fuera/)).toBeVisible();
  expect(sent[1]?.rows.map(({ line }) => line)).toEqual([2]);
});

it('shows warnings where there are no errors', async () => {
  answerBillImports((line) => ({
    outcome: 'create',
    warnings: line === 3 ? [{ field: 'to', message: 'Todavía no ha llegado ese día.' }] : [],
  }));
  const { user } = open();
  await choose(user);
  await user.click(await button('Comprobar 2 filas'));
  const table = await screen.findByRole('table', { name: 'Avisos' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByText('Descargar las filas con errores')).toBeNull();
});

it('undoes an import, and names the bills that stay', async () => {
  answerBillImports();
  const undone = {
    removedBills: 1,
    keptBills: 1,
    kept: [{ id: '0199e1a0-0000-7000-8000-0000000000b1', number: 'F-2' }],
  };
  const calls = answer('post', 'bill-imports/:id/undo', undone);
  const { user } = open();
  await choose(user);
  await user.click(await button('Comprobar 2 filas'));
  await user.click(await button('Importar 2 facturas'));
  await user.click(await button('Deshacer la importación'));
  expect(
    await screen.findByText(/Hemos quitado 1 factura\. 1 factura se queda .*: F-2\./),
  ).toBeVisible();
  expect(calls).toHaveLength(1);
});

it('is not for readers', async () => {
  signInAs('reader');
  open();
  expect(await screen.findByText('No tienes permiso para escribir facturas')).toBeVisible();
  expect(screen.queryByLabelText('Fichero de facturas')).toBeNull();
});
