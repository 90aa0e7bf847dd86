import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { today } from '@vatio/records/time';
import { HttpResponse, http as network } from 'msw';
import { answer, openAt, server, signInAs } from '../testing/page';
import { foundOnly, summaryOf } from '../testing/summaries';
import { periodOf } from './period';

const address = '/activity-hours/resumen?desde=2026-02-01&hasta=2026-03-31';
const table = (name: string) => screen.findByRole('table', { name });
const row = (within_: HTMLElement, name: RegExp) => within(within_).getByRole('row', { name });

it('shows what each client costs beside what came of it', async () => {
  const asked = answer('get', 'hours/summary', summaryOf());
  openAt(address);
  const costs = await table('Lo que cuesta cada cliente');
  expect(asked[0]?.query).toEqual({ from: '2026-02-01', to: '2026-03-31' });
  const rows = within(costs).getAllByRole('row').slice(1);
  // The one with most hours first.
  expect(rows[0]).toHaveTextContent(/Hotel Sol.*5:35.*4:05.*4:05 sin tarifa.*87,60 €/);
  expect(row(costs, /Panadería Ávila/)).toHaveTextContent(/4:25.*198,75 €.*1\.250,40 €\/año/);
  expect(within(costs).getByRole('link', { name: 'Hotel Sol' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/activity-hours\/partes\?cliente=.*desde=2026-02-01&hasta=2026-03-31$/,
    ),
  );
});

it('adds up what was found for clients without hours, who come last', async () => {
  answer('get', 'hours/summary', summaryOf({ clients: [foundOnly, ...summaryOf().clients] }));
  openAt(address);
  const costs = await table('Lo que cuesta cada cliente');
  const rows = within(costs).getAllByRole('row').slice(-2);
  expect(rows[0]).toHaveTextContent('Talleres Ruiz––––412,40 €');
  expect(rows[1]).toHaveTextContent(
    /^Total10:008:3085 %198,75 €4:05 sin tarifa1\.250,40 €\/año500,00 €$/,
  );
  // This person has no entries that a link could lead to.
  expect(within(costs).queryByRole('link', { name: 'Talleres Ruiz' })).not.toBeInTheDocument();
  const activities = await table('Horas por cliente y actividad');
  expect(within(activities).queryByText('Talleres Ruiz')).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'En total' })).getByText('500,00 €'),
  ).toBeVisible();
});

it('sums by activity and by month', async () => {
  answer('get', 'hours/summary', summaryOf());
  openAt(address);
  const activities = await table('Horas por cliente y actividad');
  expect(row(activities, /^Hotel Sol/)).toHaveTextContent('Hotel Sol4:051:305:35');
  expect(row(activities, /^Panadería/)).toHaveTextContent('Panadería Ávila4:25–4:25');
  expect(row(activities, /^Total/)).toHaveTextContent('Total8:301:3010:00');
  const months = await table('Horas por persona y mes');
  expect(row(months, /^Persona/)).toHaveTextContent('Personafeb 2026mar 2026Total');
  expect(row(months, /^Ana Prieto/)).toHaveTextContent('Ana Prieto2:008:0010:00');
  expect(row(months, /^Total/)).toHaveTextContent('Total2:008:0010:00');
});

it('tells an overrun before it happens', async () => {
  answer('get', 'hours/summary', summaryOf());
  openAt(address);
  const budgets = await table('Presupuesto de horas');
  expect(row(budgets, /^Panadería/)).toHaveTextContent('Superado en 0:25');
  expect(row(budgets, /^Hotel Sol/)).toHaveTextContent('Se superará en 1:30 a este ritmo');
  expect(row(budgets, /^Total/)).toHaveTextContent(/^Total del periodo14:0010:0071 %15:55$/);
});

it('names the days that the sums are of while others load', async () => {
  answer('get', 'hours/summary', summaryOf());
  const { user } = openAt(address);
  const months = await table('Horas por persona y mes');
  const [, heading] = screen.getAllByRole('heading');
  expect(heading).toHaveTextContent('1 feb 2026 – 31 mar 2026');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    network.get('*/api/hours/summary', async () => {
      await arrived;
      return HttpResponse.json(summaryOf());
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Este año' }));
  const [year] = today().split('-');
  const told = `Cargando las sumas de 1 ene ${year} – 31 dic ${year}…`;
  await waitFor(() => expect(screen.getByText(told)).toBeInTheDocument());
  expect(heading).toHaveTextContent('1 feb 2026 – 31 mar 2026');
  expect(months).toBeVisible();
  arrive();
  await waitFor(() => expect(heading).toHaveTextContent(`1 ene ${year} – 31 dic ${year}`));
  expect(screen.queryByText(told)).not.toBeInTheDocument();
});

it('is printed as it is on screen', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  answer('get', 'hours/summary', summaryOf());
  const { user } = openAt(address);
  await table('Horas por persona y mes');
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
  // Paper has no controls for these: the days, and each chart's content.
  expect(screen.getByRole('heading', { name: '1 feb 2026 – 31 mar 2026' })).toBeVisible();
  expect(
    screen.getAllByRole('table').map((one) => one.querySelector('caption')?.textContent),
  ).toEqual(
    expect.arrayContaining([
      'Presupuesto de horas',
      'Lo que cuesta cada cliente',
      'Horas por cliente y actividad',
      'Horas por persona y mes',
    ]),
  );
});

it('takes other days with one press, and says so in the address', async () => {
  const asked = answer('get', 'hours/summary', summaryOf());
  openAt('/activity-hours/resumen');
  await table('Horas por persona y mes');
  await userEvent.click(screen.getByRole('button', { name: 'Este año' }));
  expect(asked.map(({ query }) => query)).toEqual([
    periodOf('month', today()),
    periodOf('year', today()),
  ]);
  expect(screen.getByRole('button', { name: 'Este año' })).toHaveAttribute('aria-pressed', 'true');
});

it('is where readers begin, who have no entries to go to', async () => {
  signInAs('reader');
  answer('get', 'hours/summary', summaryOf());
  openAt('/activity-hours');
  const costs = await table('Lo que cuesta cada cliente');
  expect(within(costs).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Tiempo de gestión' })).toBeVisible();
});

it('says that there are no hours under the budgets that there are', async () => {
  const none = { minutes: 0, billableMinutes: 0, amountEur: '0.00', clients: [], people: [] };
  answer('get', 'hours/summary', summaryOf(none));
  openAt(address);
  await table('Presupuesto de horas');
  expect(screen.getByRole('heading', { name: 'No hay horas en estos días' })).toBeVisible();
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

it('says that there is nothing', async () => {
  answer('get', 'hours/summary', summaryOf({ clients: [], people: [], budgets: [] }));
  openAt(address);
  expect(await screen.findByText('No hay horas en estos días')).toBeVisible();
});
