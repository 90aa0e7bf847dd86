import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { drawn } from '../../../../tests/setup/echartsEngine';
import { coverageMonthOf, coverageOf, curveOf, noCoverage } from '../testing/curves';
import { contractOf, pointOf } from '../testing/supply';
// Its code is read before the first test begins to wait for it.
import './PointCurve';
import { answer, failOnce, heading, linkTo, openAt, signInAs } from '../testing/page';

const point = pointOf();
const path = `/company/puntos/${point.id}/curva`;
const contract = contractOf({ from: '2025-01-01', to: null });
const coverage = coverageOf(
  [
    coverageMonthOf('2025-12'),
    coverageMonthOf('2026-01', { real: 2678 }),
    coverageMonthOf('2026-02', { expected: 2688, real: 1344, estimated: 1344 }),
  ],
  { firstDay: '2025-12-01', lastDay: '2026-02-28' },
);
/** 10 kW, with one peak, one missing day and one estimated day. */
const curve = curveOf({
  from: '2026-01-01',
  to: '2026-02-28',
  tenthsWh: (day, quarter) => {
    if (day === '2026-01-20') return null;
    return day === '2026-02-11' && quarter === 48 ? 112_500 : 25_000;
  },
  estimated: (day) => (day === '2026-02-02' ? Array.from({ length: 96 }, (_, i) => i) : []),
});

function answerAll() {
  answer('get', `points/${point.id}`, point);
  answer('get', `points/${point.id}/contracts`, { rows: [contract] });
  answer('get', `points/${point.id}/coverage`, coverage);
  return answer('get', `points/${point.id}/curve`, curve);
}

const open = (search = '') => openAt(`${path}${search}`);
const table = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Ver como tabla' }));
  return within(await screen.findByRole('table', { name: 'Curva de carga' }));
};
const textOf = (cells: readonly HTMLElement[]) =>
  cells.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

it('shows the year of the last day, as a table too', async () => {
  const calls = answerAll();
  const { user } = open();
  const rows = await table(user);
  expect(calls[0]?.query).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  const [january, february] = rows.getAllByRole('row').slice(1);
  expect(textOf(within(january as HTMLElement).getAllByRole('cell'))).toEqual([
    '7.200,00',
    '10,00',
    'jue, 1 ene 2026, 00:00',
    '20,00–30,50',
    'No pasa',
    '96 sin datos',
  ]);
  expect(textOf(within(february as HTMLElement).getAllByRole('cell'))).toEqual([
    '6.728,75',
    '45,00',
    'mié, 11 feb 2026, 12:00',
    '20,00–30,50',
    '25,00',
    '96 estimadas',
  ]);
});

it('goes nearer with each click: the year, a month, a day, its quarters', async () => {
  answerAll();
  const { user, where } = open();
  await user.click((await table(user)).getByRole('button', { name: 'feb 2026' }));
  await waitFor(() => expect(where()).toBe(`${path}?desde=2026-02-01&hasta=2026-02-28`));
  const days = within(screen.getByRole('table', { name: 'Curva de carga' }));
  expect(days.getAllByRole('row')).toHaveLength(29);
  await user.click(days.getByRole('button', { name: 'mié, 11 feb 2026' }));
  await waitFor(() => expect(where()).toBe(`${path}?desde=2026-02-11&hasta=2026-02-11`));
  const quarters = within(screen.getByRole('table', { name: 'Curva de carga' }));
  const noon = quarters.getByRole('row', { name: /^12:00–12:15/ });
  expect(textOf(within(noon).getAllByRole('cell'))).toEqual([
    '45',
    '11,25',
    'P1',
    '20',
    '25',
    'Real',
  ]);
});

it('says what the stretch comes to', async () => {
  answerAll();
  open('?desde=2026-02-11&hasta=2026-02-11');
  const summary = within(
    await screen.findByRole('region', { name: 'Resumen, miércoles, 11 de febrero de 2026' }),
  );
  const figure = async (label: string) =>
    (await summary.findByText(label)).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
  await waitFor(async () => expect(await figure('Energía')).toBe('248,75 kWh'));
  expect(await figure('Punta')).toBe('45 kWmié, 11 feb 2026, 12:00');
  expect(await figure('Carga base')).toMatch(/^10 kW/);
  // Nine peak hours of winter with one quarter of 8.75 kWh more.
  expect(await figure('P1')).toBe('98,75 kWh39,7 %');
  expect(await figure('P3')).toBe('0 kWh0 %');
});

it('reads a slot in words', async () => {
  answerAll();
  open('?desde=2026-02-02&hasta=2026-02-02');
  const slider = await screen.findByRole('slider', { name: 'Leer la curva' });
  fireEvent.change(slider, { target: { value: Number(slider.getAttribute('min')) + 41 } });
  expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(
    'lun, 2 feb 2026, 10:15–10:30 · 10 kW · 2,5 kWh · P1 · 20 kW contratados · Estimado',
  );
});

it('draws what is contracted, and names what is over it where something is', async () => {
  answerAll();
  open('?desde=2026-02-11&hasta=2026-02-11');
  expect(await screen.findByText('Por encima de la contratada')).toBeVisible();
  const { series } = drawn.at(-1) as { series: { id: string; data: number[][] }[] };
  const heights = series.find(({ id }) => id === 'lowest')?.data.map(([, kw]) => kw);
  // P6 until eight, and then P2, P1, P2, P1 and P2.
  expect(heights).toEqual([30.5, 30.5, 20, 20]);
});

it('moves by natural stretches, in the URL', async () => {
  answerAll();
  const { user, where, router } = open('?desde=2026-01-01&hasta=2026-12-31');
  await user.click(await screen.findByRole('button', { name: 'Mes' }));
  expect(where()).toBe(`${path}?desde=2026-02-01&hasta=2026-02-28`);
  await user.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(where()).toBe(`${path}?desde=2026-01-01&hasta=2026-01-31`);
  expect(screen.getByText('enero de 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Semana' }));
  expect(where()).toBe(`${path}?desde=2026-01-26&hasta=2026-02-01`);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(where()).toBe(`${path}?desde=2026-01-01&hasta=2026-01-31`));
});

it('comes back from a zoom to what was shown before, and forward again', async () => {
  answerAll();
  const { user, where, router } = open('?desde=2026-01-01&hasta=2026-02-28');
  const shows = (from: string, to: string) =>
    waitFor(() => expect(where()).toBe(`${path}?desde=${from}&hasta=${to}`));
  (await screen.findByRole('slider', { name: 'Leer la curva' })).focus();
  await user.keyboard('+');
  await shows('2026-01-16', '2026-02-13');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await shows('2026-01-01', '2026-01-30');
  await act(() => router.navigate(-1));
  await shows('2026-01-16', '2026-02-13');
  await act(() => router.navigate(-1));
  await shows('2026-01-01', '2026-02-28');
  await act(() => router.navigate(1));
  await shows('2026-01-16', '2026-02-13');
});

it('says in words how much of each month is known', async () => {
  answerAll();
  const { user, where } = open();
  const strip = within(await screen.findByRole('region', { name: 'Cobertura de 2026' }));
  expect(textOf(strip.getAllByRole('listitem')).slice(0, 3)).toEqual([
    'eneFalta 10 %',
    'febEstimado 50 %',
    'marSin datos',
  ]);
  await user.click(strip.getByRole('button', { name: /^ene/ }));
  expect(where()).toBe(`${path}?desde=2026-01-01&hasta=2026-01-31`);
  await user.click(screen.getByText('Otros años (2025)'));
  expect(screen.getByRole('button', { name: /^dic\s*Completo/ })).toBeVisible();
});

it('says so while no contract is in force', async () => {
  answerAll();
  answer('get', `points/${point.id}/contracts`, { rows: [] });
  open();
  expect(await screen.findByText(/no hay ningún contrato en vigor/)).toBeVisible();
  expect(screen.queryByText('P1')).not.toBeInTheDocument();
});

describe('a point without a curve', () => {
  beforeEach(() => {
    answerAll();
    answer('get', `points/${point.id}/coverage`, noCoverage);
  });

  it('leads to the import', async () => {
    open();
    expect(await heading('Todavía no hay curva')).toBeVisible();
    expect(linkTo('Importar una curva')).toBe(`/company/importaciones/nueva?punto=${point.id}`);
  });

  it('leads a reader nowhere', async () => {
    signInAs('reader');
    open();
    expect(await heading('Todavía no hay curva')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Importar una curva' })).not.toBeInTheDocument();
  });
});

it('says what failed, and tries again', async () => {
  answerAll();
  await failOnce(open, `points/${point.id}/coverage`, coverage);
  expect(await screen.findByRole('button', { name: 'Ver como tabla' })).toBeVisible();
});

it('says nothing of a curve that could not be read', async () => {
  answerAll();
  answer('get', `points/${point.id}/curve`, { message: 'Vuelve en un minuto.' }, 503);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Vuelve en un minuto.');
  expect(screen.queryByText('No hay datos en este tramo.')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Cobertura por meses' })).toBeVisible();
});

it('keeps the shown curve when it cannot be read again', async () => {
  answerAll();
  open();
  const slider = await screen.findByRole('slider', { name: 'Leer la curva' });
  const again = answer('get', `points/${point.id}/curve`, {}, 503);
  // It asks a second time only once the first has failed.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(again).toHaveLength(2);
  });
  expect(slider).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
