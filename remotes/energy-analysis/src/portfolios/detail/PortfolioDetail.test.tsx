import { screen, within } from '@testing-library/react';
import {
  answer,
  button,
  heading,
  linkTo,
  listOf,
  openAt,
  openFilters,
  row,
  signInAs,
  textsOf,
} from '../../testing/page';
import {
  impossiblePoint,
  openPortfolio,
  portfolioOf,
  portfolioPointOf,
} from '../../testing/portfolios';

const portfolio = portfolioOf();
const { id } = portfolio;
const points = [portfolioPointOf(), impossiblePoint()];
const open = (query = '') => openAt(`/energy-analysis/cartera/${id}${query}`);

/** A portfolio that is done, with its points. */
function answerDone() {
  answer('get', `portfolios/${id}`, portfolio);
  return answer('get', `portfolios/${id}/points`, listOf(points));
}

it('shows who could save, how far that is to be trusted, and why it is impossible', async () => {
  const asked = answerDone();
  open();
  expect(textsOf('cell', within(await row(/Obrador/))).slice(1)).toEqual([
    'Panadería Ávila',
    '3.0TD',
    '1.745,27\u00a0€',
    '282,52\u00a0€',
    '16,19\u00a0%',
    'Completo',
    '–',
  ]);
  expect(await row(/Almacén/)).toHaveTextContent('ImposibleNo hay contrato en vigor el 31/12/2026');
  expect(textsOf('definition')).toEqual([
    '282,52\u00a0€ en 1 puntoUn año medido entero',
    '0,00\u00a0€ en 0 puntosUn año, con datos estimados o que faltan',
    '90,50\u00a0€ en 1 puntoMenos de un año, llevado a 365 días',
    '1 puntoSin datos para calcularlo',
  ]);
  expect(asked[0]?.query).toEqual({ sort: '-saving', page: '1', pageSize: '25' });
});

it('says what an optimum changes besides powers, and the best that does not', async () => {
  const onThisSide = {
    powersKw: ['30', '30', '30', '30', '30', '51'],
    totalEur: '1702.22',
    savingEur: '43.05',
  };
  const crossing = { tariff: '3.0TD' as const, pointType: 4 as const, onThisSide };
  const point = portfolioPointOf({ pointType: 3, crossing });
  answer('get', `portfolios/${id}`, portfolio);
  answer('get', `portfolios/${id}/points`, listOf([point]));
  open();
  expect(await row(/Obrador/)).toHaveTextContent(
    /Pasa a tipo 4\. Sin cambiar de tipo de punto: 30 · 30 · 30 · 30 · 30 · 51 kW, ahorra 43,05/,
  );
});

it('filters by confidence, tariff and client, which the address keeps', async () => {
  const asked = answerDone();
  const { user, where } = open('?confianza=nonsense');
  await row(/Obrador/);
  expect(asked[0]?.query).not.toHaveProperty('confidence');
  await openFilters(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Confianza' }), 'Anualizado');
  expect(asked.at(-1)?.query).toMatchObject({ confidence: 'annualised' });
  expect(where()).toContain('confianza=annualised');
  await user.click(screen.getAllByRole('link', { name: /Solo los puntos de/ })[0] as Element);
  expect(await button(/Cliente: Panadería Ávila/)).toBeVisible();
  expect(asked.at(-1)?.query).toMatchObject({ clientId: points[0]?.clientId });
});

it('opens studies of the ticked points, and says for which points none was opened', async () => {
  answerDone();
  const [first, second] = points.map((point) => point.id);
  const message = 'Ya tiene un estudio abierto de estos meses: EST-2027-0001.';
  const sent = answer('post', `portfolios/${id}/studies`, {
    opened: [{ supplyPointId: first, id: first, code: 'EST-2027-0002', state: 'draft' }],
    skipped: [{ supplyPointId: second, cups: points[1]?.cups, message }],
  });
  const { user } = open();
  await row(/Obrador/);
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar toda la página' }));
  await user.click(await button('Abrir estudios'));
  const outcome = await screen.findByText(/1 estudio abierto, 1 en borrador/);
  expect(outcome.parentElement).toHaveTextContent(message);
  expect(sent.map(({ body }) => body)).toEqual([{ supplyPointIds: [first, second] }]);
  expect(linkTo('Ver los estudios')).toBe('/energy-analysis');
});

describe('with many points', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      portfolioPointOf({ id: `0199e1a0-0000-7000-8000-${String(i).padStart(12, '0')}` }),
    );
  /** Ticks `count` points and asks for their studies. @returns the number of studies in each request */
  async function openMany(count: number) {
    answer('get', `portfolios/${id}`, portfolio);
    answer('get', `portfolios/${id}/points`, listOf(many(count)));
    const sent = answer('post', `portfolios/${id}/studies`, { opened: [], skipped: [] });
    const { user } = open('?porPagina=100');
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar toda la página' }));
    await user.click(await button('Abrir estudios'));
    return sent;
  }
  const sizes = (sent: Awaited<ReturnType<typeof openMany>>) =>
    sent.map(({ body }) => (body as { supplyPointIds: string[] }).supplyPointIds.length);

  it('asks for ten at a time', async () => {
    const sent = await openMany(25);
    expect(await screen.findByText(/No se ha abierto ningún estudio/)).toBeVisible();
    expect(sizes(sent)).toEqual([10, 10, 5]);
  });

  it('asks for no more than a hundred', async () => {
    const sent = await openMany(101);
    expect(await screen.findByText('Como mucho 100 a la vez')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

it('leads to the study that a point already has, and ticks no such point', async () => {
  const study = { id: portfolio.id, code: 'EST-2027-0009', state: 'calculated' } as const;
  answer('get', `portfolios/${id}`, portfolio);
  answer('get', `portfolios/${id}/points`, listOf([portfolioPointOf({ study })]));
  open();
  await row(/Obrador/);
  expect(linkTo('EST-2027-0009')).toBe(`/energy-analysis/estudios/${study.id}`);
  expect(screen.getByRole('checkbox', { name: /el punto Obrador/ })).toBeDisabled();
});

it.each(['reader', 'pds_editor'] as const)(
  'lets %s read and export, and nothing else',
  async (role) => {
    signInAs(role);
    answerDone();
    open();
    await row(/Obrador/);
    expect(screen.queryByRole('checkbox', { name: /Seleccionar/ })).not.toBeInTheDocument();
    expect(await button('Exportar')).toBeVisible();
  },
);

it('shows how far a running one is, cancels it, and says what became of it', async () => {
  let shown = openPortfolio();
  answer('get', `portfolios/${id}`, () => shown);
  const cancelled = answer('post', `portfolios/${id}/cancel`, () => {
    shown = openPortfolio({ state: 'cancelled', progress: null });
    return shown;
  });
  const { user } = open();
  expect(await screen.findByText(/400 de 1000 puntos|400 de 1\.000 puntos/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await user.click(await button('Cancelar la cartera'));
  expect(await heading('Cartera cancelada')).toBeVisible();
  expect(cancelled).toHaveLength(1);
  expect(linkTo('Empezar otra')).toBe('/energy-analysis/cartera/nueva');
});

it('shows the points as soon as it is done', async () => {
  let shown = openPortfolio({ state: 'waiting', progress: null });
  answer('get', `portfolios/${id}`, () => shown);
  answer('get', `portfolios/${id}/points`, listOf(points));
  signInAs('reader');
  open();
  expect(await heading('En cola')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cancelar/ })).not.toBeInTheDocument();
  shown = portfolio;
  expect(await row(/Obrador/)).toBeVisible();
});

it('says why it was given up', async () => {
  const message = 'No se ha podido terminar después de varios intentos, y no se ha guardado nada.';
  answer('get', `portfolios/${id}`, openPortfolio({ state: 'failed', progress: null, message }));
  open();
  expect(await screen.findByText(message)).toBeVisible();
});
