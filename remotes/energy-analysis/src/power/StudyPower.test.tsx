import { screen, waitFor, within } from '@testing-library/react';
import { drawn } from '../../../../tests/setup/echartsEngine';
import { resultOf } from '../../../../tests/setup/exampleStudy';
import { answer, button, field, linkTo, openAt, signInAs } from '../testing/page';
import { answerPower } from '../testing/power';
import { answerStudy, calculatedStudy, calculationOf, studyOf } from '../testing/studies';

const study = calculatedStudy();
const open = (query = '') => openAt(`/energy-analysis/estudios/${study.id}/potencia${query}`);
const variant = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

beforeEach(() => jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-24T09:00Z') }));

it('compares the powers of now, the rule of the maxima and the optimum', async () => {
  answerPower(study);
  open();
  expect(await variant('Contratada')).toEqual([
    '40',
    '40',
    '40',
    '40',
    '40',
    '45',
    '1.739,95 €',
    '5,32 €',
    '1.745,27 €',
    '0,00 €',
    '0,00 %',
  ]);
  expect(await variant('Regla de los máximos')).toContain('1.776,06 €');
  expect(await variant('Óptima')).toEqual([
    '27',
    '27',
    '27',
    '27',
    '27',
    '27',
    '1.169,60 €',
    '293,15 €',
    '1.462,75 €',
    '282,52 €',
    '16,19 %',
  ]);
  // The proposal begins with the optimum, and the page computes the same cost.
  expect((await variant('Tu propuesta')).slice(6)).toEqual((await variant('Óptima')).slice(6));
  expect(screen.getByText(/Puntos de tipo 4 y 5/)).toBeVisible();
});

it('prices what is typed, keeps it in the URL, and goes back to the optimum', async () => {
  answerPower(study);
  const { user, where } = open();
  for (let period = 1; period <= 6; period++) {
    const input = await field(`P${period}, kW`);
    await user.clear(input);
    await user.type(input, '33,5');
  }
  expect(where()).toContain('kw=33.5%2C33.5');
  const tried = await variant('Tu propuesta');
  expect(tried.slice(0, 6)).toEqual(Array(6).fill('33,5'));
  // 36,2527 €/kW, and the excesses of three months over 33,5 kW.
  expect(tried[8]).not.toBe((await variant('Óptima'))[8]);
  await user.click(await button('Volver al óptimo'));
  expect((await variant('Tu propuesta'))[8]).toBe('1.462,75 €');
  await user.click(await button('Volver a lo contratado'));
  expect((await variant('Tu propuesta'))[8]).toBe('1.745,27 €');
  const card = within(screen.getByRole('region', { name: 'Cambiar a tu propuesta' }));
  expect(card.getByText(/no hay nada que cambiar/)).toBeVisible();
});

it.each([
  ['27,27,27,27,27,27', '1.462,75 €: 282,52 € menos que ahora (16,19 %). De ello, 293,15 €'],
  ['40,40,40,40,40,45', '1.745,27 €: lo mismo que ahora y 282,52 € más que la óptima. De ello'],
  ['41,41,41,41,41,41', '1.776,06 €: 30,79 € más que ahora (1,76 %) y 313,31 € más que la'],
])('says beside the sliders what %s kW would cost', async (kw, words) => {
  answerPower(study);
  open(`?kw=${kw}`);
  const said = await screen.findByText(/^Costaría/);
  expect(said.textContent?.replaceAll('\u00a0', ' ')).toContain(`Costaría ${words}`);
});

it.each([
  ['41,41,41,41,41,41', /Cambiar no tiene coste, pero el primer año costaría/],
  ['50,50,50,50,50,50', /Con el coste del cambio, el primer año costaría/],
])('does not call a saving what costs more: %s kW', async (kw, words) => {
  answerPower(study);
  open(`?kw=${kw}`);
  const card = within(await screen.findByRole('region', { name: 'Cambiar a tu propuesta' }));
  expect(await card.findByText(words)).toBeVisible();
  expect(card.queryByText(/[Aa]horro/)).not.toBeInTheDocument();
});

it('opens with the powers of a shared address', async () => {
  answerPower(study);
  open('?kw=41,41,41,41,41,41');
  expect((await variant('Tu propuesta'))[8]).toBe('1.776,06 €');
});

it('says what is wrong with powers out of order, and with what is no number', async () => {
  answerPower(study);
  const { user } = open('?kw=30,29,30,30,30,30');
  expect(await field('P2, kW')).toBeInvalid();
  expect(screen.queryByRole('region', { name: 'Cambiar a tu propuesta' })).toBeNull();
  await user.clear(await field('P2, kW'));
  await user.type(await field('P2, kW'), 'x');
  expect(await screen.findByText('La potencia de P2 no es un número.')).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Tu propuesta/ })).not.toBeInTheDocument();
});

it('says that powers are not of this tariff', async () => {
  answerPower(study);
  open('?kw=10,10,10,10,10,15');
  expect(
    await screen.findByText(/La tarifa 3\.0TD pide más de 15 kW en algún periodo/),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Cambiar a tu propuesta' })).toBeNull();
});

it('says that less power costs nothing, when it may be asked for, and what going back costs', async () => {
  answerPower(study, null, { lastPowerChange: '2026-05-01' });
  open();
  const card = within(await screen.findByRole('region', { name: 'Cambiar a tu propuesta' }));
  expect(await card.findByText(/Cambiar no tiene coste/)).toBeVisible();
  expect(card.getByText(/hasta el 1 may 2027 la distribuidora puede rechazar otro/)).toBeVisible();
  expect(card.getByText(/Hasta el 31 dic 2026, autónomos y empresas/)).toBeVisible();
  expect(card.getByText(/Derechos de acceso: 18 kW × 19,703137 €\/kW/)).toBeVisible();
});

it('takes the rights of more power off the saving', async () => {
  answerPower(study, null, { rightsKw: '60', rightsUntil: '2028-01-01' });
  open('?kw=50,50,50,50,50,50');
  const card = within(await screen.findByRole('region', { name: 'Cambiar a tu propuesta' }));
  // 5 kW × 19,703137 € = 98,52 €, and 21 % of IVA.
  expect(await card.findByText(/Cuesta una vez: 119,21/)).toBeVisible();
  expect(card.queryByText(/extensión: /)).not.toBeInTheDocument();
});

it('adds what only a person knows of an increase, and says which rights are known', async () => {
  answerPower(study, null, { rightsKw: '42', rightsUntil: '2020-01-01' });
  const { user } = open('?kw=50,50,50,50,50,50');
  const card = within(await screen.findByRole('region', { name: 'Cambiar a tu propuesta' }));
  expect(await card.findByText(/de 42 kW caducaron el 1 ene 2020/)).toBeVisible();
  expect(card.getByText(/Dentro de la ventana no se pagan los derechos de acceso/)).toBeVisible();
  expect(card.queryByText(/^Enganche/)).not.toBeInTheDocument();
  await user.click(card.getByRole('checkbox', { name: /enganche$/ }));
  expect(card.getByText(/^Enganche: 9,04476/)).toBeVisible();
  await user.click(card.getByRole('checkbox', { name: /verificación$/ }));
  expect(card.getByText(/^Verificación: 8,011716/)).toBeVisible();
  // 5 kW × (19,703137 + 17,374714) + 9,04 + 8,01 = 202,44 €, and 21 % of IVA.
  expect(card.getByText(/Cuesta una vez: 244,95/)).toBeVisible();
});

it('keeps the free window from who may not use it', async () => {
  const { snapshot, ...of } = calculationOf();
  const contract = snapshot.contract && { ...snapshot.contract, clientKind: 'person' as const };
  const theirs = { ...snapshot, ...(contract && { contract }) };
  answerPower(calculatedStudy({ calculation: { ...of, snapshot: theirs } }));
  open();
  expect(await screen.findByText(/no es para particulares/)).toBeVisible();
  expect(screen.queryByText(/sin esperar los 12 meses/)).not.toBeInTheDocument();
});

it('warns of an ICP that trips', async () => {
  const icp = calculationOf();
  const snapshot = {
    ...icp.snapshot,
    tariff: '2.0TD' as const,
    pointType: 5 as const,
    powerControl: 'icp' as const,
    powersKw: ['4.6', '4.6'],
    readings: icp.snapshot.readings.map((reading) => ({
      ...reading,
      energyKwh: ['100', '100', '100'],
      maximetersKw: ['4', '3'],
    })),
  };
  answerPower(calculatedStudy({ calculation: { ...icp, snapshot, result: resultOf(snapshot) } }));
  open('?kw=3.5,3.5');
  expect(await screen.findByText(/el ICP habría cortado el suministro en P1/)).toBeVisible();
  expect(screen.getByText(/Con ICP no hay excesos que pagar/)).toBeVisible();
});

it('computes a point of type 3 from its quarters', async () => {
  const one = calculationOf();
  const quarters = 4 * 8760;
  const kw = Float64Array.from({ length: quarters }, (_, index) => 100 + ((index * 37) % 160));
  const snapshot = {
    ...one.snapshot,
    tariff: '6.1TD' as const,
    pointType: 3 as const,
    powersKw: ['250', '250', '250', '250', '250', '250'],
    readings: [],
    curve: { minutes: 15 as const, knownQuarters: quarters, missingQuarters: 0 },
  };
  const calculation = { ...one, snapshot, result: resultOf(snapshot, kw) };
  answerPower(
    calculatedStudy({ calculation }),
    [...kw].map((power) => power * 10_000),
  );
  open();
  expect((await variant('Tu propuesta')).slice(6)).toEqual((await variant('Óptima')).slice(6));
  expect(screen.getByText(/Puntos de tipo 1 a 3/)).toBeVisible();
});

describe('an optimum that crosses a border', () => {
  const quarters = 4 * 8760;
  const byQuarters = (tariff: '3.0TD' | '6.1TD', contracted: string, most: number) => {
    const one = calculationOf();
    const kw = Float64Array.from(
      { length: quarters },
      (_, i) => most / 2 + ((i * 37) % 100) * (most / 200),
    );
    const snapshot = {
      ...one.snapshot,
      tariff,
      pointType: Number(contracted) > 50 ? (3 as const) : (4 as const),
      powersKw: Array(6).fill(contracted),
      readings: [],
      curve: { minutes: 15 as const, knownQuarters: quarters, missingQuarters: 0 },
    };
    const result = resultOf(snapshot, kw);
    answerPower(
      calculatedStudy({ calculation: { ...one, snapshot, result } }),
      [...kw].map((power) => power * 10_000),
    );
    return result;
  };

  it('is priced as what it makes the point, beside the best that does not', async () => {
    const { regime } = byQuarters('6.1TD', '60', 30);
    expect(regime?.pointType).toBe(4);
    open();
    expect(await screen.findByText(/el punto pasa de tipo 3 a tipo 4/)).toBeVisible();
    expect(screen.getByText(/^Sin cambiar de tipo de punto: .* · 51 kW, ahorra/)).toBeVisible();
    expect((await variant('Sin cambiar de tipo de punto'))[5]).toBe('51');
    // The proposal, too, is priced by the side on which it lies.
    expect((await variant('Tu propuesta')).slice(6)).toEqual((await variant('Óptima')).slice(6));
    expect(screen.getByText(/Puntos de tipo 1 a 3/)).toBeVisible();
    expect(screen.getByText(/Puntos de tipo 4 y 5/)).toBeVisible();
  });

  it('may be of another tariff, with toll and charge of its energy', async () => {
    const { regime } = byQuarters('3.0TD', '20', 0.4);
    expect(regime).toEqual({ tariff: '2.0TD', pointType: 5, powerControl: 'icp' });
    open();
    expect(await screen.findByText(/son de la tarifa 2.0TD/)).toBeVisible();
    expect(screen.getByText(/^Sin cambiar de tarifa: /)).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Energía regulada' })).toBeVisible();
    // The proposal has the six periods of this tariff.
    expect(await field('P6, kW')).toHaveValue('16');
  });
});

it('says why powers beyond a border have no price', async () => {
  answerPower(study);
  open('?kw=40,40,40,40,40,60');
  expect(
    await screen.findByText(
      'No verificable: falta la curva cuartohoraria completa de estos meses.',
    ),
  ).toBeVisible();
});

it('shows the months of the powers that somebody chooses, and the prices with their norms', async () => {
  answerPower(study);
  const { user } = open();
  expect(await screen.findByText('Óptima: coste por meses, en euros')).toBeVisible();
  // Beside those of now, on one scale.
  const maxOf = (at: number) => (drawn.at(at) as { yAxis: { max: number } }).yAxis.max;
  await waitFor(() => expect(maxOf(-1)).toBe(maxOf(-2)));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Potencias' }),
    'Contratada',
  );
  expect(await screen.findByText('Contratada: coste por meses, en euros')).toBeVisible();
  const prices = within(screen.getByRole('region', { name: 'Precios regulados' }));
  expect(prices.getAllByText(/Circular|Resolución|Orden/).length).toBeGreaterThan(0);
});

it('leads to the calculation of a study that has none', async () => {
  const draft = studyOf();
  answerStudy(draft);
  open();
  expect(await screen.findByText('El estudio está sin calcular')).toBeVisible();
  expect(linkTo('Ir a «Datos»')).toBe(`/energy-analysis/estudios/${draft.id}`);
});

it('says that its prices cannot be read, to every role', async () => {
  signInAs('reader');
  answerPower(study);
  answer('get', `studies/${study.id}/calculations/1/inputs`, { message: 'No responde.' }, 503);
  open();
  expect(await screen.findByText('No responde.')).toBeVisible();
});
