import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { today } from '@vatio/contracts/time';
import { axe } from 'jest-axe';
import { answer, openAt, signInAs } from '../testing/page';
import { summaryOf } from '../testing/summaries';
import { periodOf } from './period';

const address = '/activity-hours/resumen?desde=2026-02-01&hasta=2026-03-31';
const table = (name: string) => screen.findByRole('table', { name });
const row = (within_: HTMLElement, name: RegExp) => within(within_).getByRole('row', { name });

it('shows what each client costs beside what came of it', async () => {
  const asked = answer('get', 'hours/summary', summaryOf());
  const { container } = openAt(address);
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
  expect(await axe(container)).toHaveNoViolations();
});

it('sums by activity and by month', async () => {
  answer('get', 'hours/summary', summaryOf());
  openAt(address);
  const activities = await table('Horas por cliente y actividad');
  expect(row(activities, /^Hotel Sol/)).toHaveTextContent('Hotel Sol4:051:305:35');
  expect(row(activities, /^Panadería/)).toHaveTextContent('Panadería Ávila4:25–4:25');
  const months = await table('Horas por persona y mes');
  expect(row(months, /^Persona/)).toHaveTextContent('Personafeb 2026mar 2026Total');
  expect(row(months, /^Ana Prieto/)).toHaveTextContent('Ana Prieto2:008:0010:00');
});

it('tells an overrun before it happens', async () => {
  answer('get', 'hours/summary', summaryOf());
  openAt(address);
  const budgets = await table('Presupuesto de horas');
  expect(row(budgets, /^Panadería/)).toHaveTextContent('Superado en 0:25');
  expect(row(budgets, /^Hotel Sol/)).toHaveTextContent('Se superará en 1:30 a este ritmo');
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

it('says that there is nothing, and what failed', async () => {
  answer('get', 'hours/summary', summaryOf({ clients: [], people: [], budgets: [] }));
  openAt(address);
  expect(await screen.findByText('No hay horas en estos días')).toBeVisible();
  cleanup();
  answer('get', 'hours/summary', { message: 'El servicio no responde.' }, 503);
  openAt('/activity-hours/resumen?desde=2026-01-01&hasta=2026-01-31');
  expect(await screen.findByText(/No hemos podido cargar el resumen/)).toBeVisible();
});
