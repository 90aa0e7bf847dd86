import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerBillFilters } from '../testing/bills';
import { answer, openAt, signInAs } from '../testing/page';
import { savingOf, summaryOf, summaryRowOf } from '../testing/summaries';
// Loads the page's code before the first test, so that no test waits for it.
import './BillSummaryPage';

const point = '0199e1a0-0000-7000-8000-0000000000d1';

beforeEach(() => {
  signInAs('reader');
  answerBillFilters();
});

const table = async () => screen.findByRole('table', { name: 'Resumen de facturas' });

it('adds up bills by month, with a way to the bills of each', async () => {
  answer('get', 'bills/summary', summaryOf());
  openAt('/billing/resumen');
  const row = within(await table()).getByRole('row', { name: /may 2026/ });
  expect(row).toHaveTextContent('6.824,10 €');
  expect(row).toHaveTextContent('0,2');
  expect(row).toHaveTextContent('10 de 12');
  expect(row).toHaveTextContent('87,60 €');
  expect(row).toHaveTextContent('80,00 €60,50 €');
  const link = within(row).getByRole('link', { name: 'may 2026' });
  expect(link).toHaveAttribute('href', '/billing?mes=2026-05');
});

it('asks for nothing with what is no id, and says so', async () => {
  const asked = answer('get', 'bills/summary', summaryOf());
  const saving = answer('get', 'bills/saving', { study: null, rows: [], sums: null });
  openAt('/billing/resumen?cliente=x&punto=x');
  await table();
  expect(asked[0]?.query).toEqual({ by: 'month', sort: 'name', page: '1', pageSize: '25' });
  expect(screen.getByRole('button', { name: /Cliente: desconocido, no se aplica/ })).toBeVisible();
  expect(saving).toEqual([]);
});

it('groups otherwise, and says so in the address', async () => {
  const asked = answer('get', 'bills/summary', summaryOf());
  openAt('/billing/resumen?comercializadora=Luz+del+Norte&orden=-billed');
  await table();
  const client = summaryRowOf({ key: 'c1', name: 'Panadería Ávila' });
  const later = answer('get', 'bills/summary', summaryOf([client]));
  await userEvent.click(screen.getByRole('button', { name: 'Cliente' }));
  const link = await screen.findByRole('link', { name: 'Panadería Ávila' });
  expect(link).toHaveAttribute('href', '/billing?comercializadora=Luz+del+Norte&cliente=c1');
  expect(asked[0]?.query).toMatchObject({
    by: 'month',
    sort: '-billed',
    supplier: 'Luz del Norte',
  });
  expect(later[0]?.query).toMatchObject({ by: 'client', sort: 'name', supplier: 'Luz del Norte' });
});

it('draws euros, prices and energy, each also as a table', async () => {
  answer('get', 'bills/summary', summaryOf());
  openAt('/billing/resumen');
  await table();
  expect(await screen.findByText('Euros por mes')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Precio' }));
  expect(screen.getByText('Precio por mes')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  const twin = screen.getByRole('table', { name: 'Precio por mes' });
  expect(within(twin).getByRole('row', { name: /may 2026/ })).toBeVisible();
});

it('says that nothing matches, and takes the filters off but for the grouping', async () => {
  answer('get', 'bills/summary', summaryOf([]));
  openAt('/billing/resumen?por=cliente&q=nada');
  await screen.findByText('Ninguna factura coincide');
  const asked = answer('get', 'bills/summary', summaryOf());
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  await table();
  expect(asked[0]?.query).toMatchObject({ by: 'client' });
  expect(asked[0]?.query).not.toHaveProperty('q');
});

it('says that there are no bills yet', async () => {
  answer('get', 'bills/summary', summaryOf([]));
  openAt('/billing/resumen?por=punto');
  expect(await screen.findByText('Aún no hay facturas')).toBeVisible();
});

describe('the saving of an accepted study', () => {
  const open = () => openAt(`/billing/resumen?punto=${point}`);
  beforeEach(() => {
    answer('get', 'bills/summary', summaryOf());
    answer('get', `points/${point}`, { alias: 'Obrador', cups: 'ES0021000000000001RK' });
  });

  it('shows expected and real, bill by bill', async () => {
    answer('get', 'bills/saving', savingOf());
    open();
    expect(await screen.findByRole('link', { name: 'EST-2026-0042' })).toHaveAttribute(
      'href',
      savingOf().study && `/energy-analysis/estudios/${savingOf().study?.id}`,
    );
    expect(screen.getByText(/Se compara potencia y excesos/)).toBeVisible();
    expect(screen.getByText(/^118,8 % de lo esperado$/)).toBeVisible();
    const bills = screen.getByRole('table', { name: 'Ahorro de cada factura' });
    expect(within(bills).getByRole('row', { name: /LN-2026-001/ })).toHaveTextContent('28,50 €');
  });

  it('says why a bill tells nothing, and that there is none yet', async () => {
    const [bill] = savingOf().rows;
    const none = { ...savingOf().sums, bills: 0, days: 0, expectedEur: '0.00', savedEur: '0.00' };
    const why = 'No verificable: falta el peaje de 2027.';
    const rows = bill ? [{ ...bill, wouldBeEur: null, savedEur: null, why }] : [];
    answer('get', 'bills/saving', savingOf({ rows, sums: none }));
    open();
    expect(await screen.findByText(why)).toBeVisible();
    cleanup();
    answer('get', 'bills/saving', savingOf({ rows: [], sums: none }));
    open();
    expect(await screen.findByText(/Aún no hay facturas de después/)).toBeVisible();
  });

  it('is not there without such a study', async () => {
    const asked = answer('get', 'bills/saving', savingOf({ study: null, rows: [] }));
    open();
    await table();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Ahorro del estudio' })).not.toBeInTheDocument();
  });
});
