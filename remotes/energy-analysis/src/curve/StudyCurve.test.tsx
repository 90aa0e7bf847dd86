import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { drawn } from '../../../../tests/setup/echartsEngine';
import { button, linkTo, openAt, signInAs } from '../testing/page';
import { answerPower } from '../testing/power';
import { answerStudy, calculatedStudy, calculationOf, studyOf } from '../testing/studies';

const one = calculationOf();
const quarterMs = 900_000;
/** Midnight of the first of January in Madrid. */
const startMs = Date.parse('2025-12-31T23:00Z');

/** A year of 10 kW, except for some quarters. */
function tenthsW(kwAt: Readonly<Record<string, number>> = {}): number[] {
  const all = Array.from({ length: 365 * 96 }, () => 100_000);
  for (const [iso, kw] of Object.entries(kwAt)) {
    all[(Date.parse(iso) - startMs) / quarterMs] = kw * 10_000;
  }
  return all;
}

const studyWith = (facts: Partial<StudySnapshotAnswer> = {}) =>
  calculatedStudy({
    calculation: {
      ...one,
      snapshot: {
        ...one.snapshot,
        curve: { minutes: 15, knownQuarters: 35_040, missingQuarters: 0 },
        ...facts,
      },
    },
  });
const open = (id: string, search = '') => openAt(`/energy-analysis/estudios/${id}/curva${search}`);
const rowOf = (table: string, name: RegExp) =>
  within(screen.getByRole('region', { name: table })).getByRole('row', { name });

it('says how much of the year the curve knows', async () => {
  const study = studyWith({
    curve: { minutes: 15, knownQuarters: 5_860, missingQuarters: 29_180 },
  });
  answerPower(study, tenthsW());
  open(study.id);
  expect(await screen.findByText(/^La curva solo conoce/)).toHaveTextContent(
    'La curva solo conoce 61 de 365 días: lo que pasó en los demás no se ve aquí.',
  );
});

it('says that the euros are annualised and the curve is not', async () => {
  const { calculation } = studyWith();
  const { current, ...result } = one.result;
  const short = {
    ...result,
    current: { ...current, months: current.months.slice(0, 11) },
    cautions: [{ code: 'annualised', message: 'Solo se conocen 334 días.' }],
  };
  const study = calculatedStudy({ calculation: { ...one, ...calculation, result: short } });
  answerPower(study, tenthsW());
  open(study.id);
  expect(await screen.findByText(/Estos euros están anualizados/)).toHaveTextContent(
    'los 334 días medidos. Estos euros están anualizados: cada importe del tramo medido × 365 ÷ 334.',
  );
});

it('shows the frozen curve, its worst peaks and where it exceeds the powers', async () => {
  const study = studyWith();
  // Two quarters of P1 on a Monday, and one of P6 on a Sunday; 40 and 45 kW are contracted.
  answerPower(
    study,
    tenthsW({ '2026-01-12T09:00Z': 60, '2026-01-12T09:15Z': 52.5, '2026-07-05T18:30Z': 46.25 }),
  );
  open(study.id);
  const peaks = await screen.findByRole('table', { name: 'Los peores picos' });
  const rows = within(peaks).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(10);
  expect(rows.slice(0, 3).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
    [
      'lun, 12 ene 2026, 10:0060 kWP140 kW20 kW',
      'dom, 5 jul 2026, 20:3046,25 kWP645 kW1,25 kW',
      'jue, 1 ene 2026, 00:0010 kWP645 kWNo pasa',
    ],
  );
  expect(screen.getByText('3 cuartos de hora')).toBeVisible();
  expect(screen.getByText(/con 8,4 kWh por encima y hasta 20 kW de más/)).toBeVisible();
  const excesses = 'Excesos por meses y periodos';
  expect(rowOf(excesses, /^ene/)).toHaveTextContent('2 · 8,1 · 20');
  expect(rowOf(excesses, /^jul/)).toHaveTextContent('1 · 0,3 · 1,25');
  expect(screen.getByText(/paga el maxímetro/)).toBeVisible();

  const tabs = within(screen.getByRole('navigation', { name: 'Apartados del estudio' }));
  expect(tabs.getByRole('link', { name: 'Curva' })).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(drawn.length).toBeGreaterThan(3));
});

it('every chart has its table', async () => {
  const study = studyWith();
  answerPower(study, tenthsW({ '2026-01-12T09:00Z': 60 }));
  open(study.id);
  await screen.findByRole('table', { name: 'Los peores picos' });
  for (const twin of screen.getAllByRole('button', { name: 'Ver como tabla' })) {
    await userEvent.click(twin);
  }
  // 84 working days of the high season, and in one of them an hour of 22,5 kWh.
  expect(rowOf('Día laborable, kW', /^10–11 h/)).toHaveTextContent('10–11 h10,15101010');
  expect(rowOf('Sábado, kW', /^10–11 h/)).toHaveTextContent('10–11 h10101010');
  expect(rowOf('Media de cada hora por meses, kWh', /^10–11 h/)).toHaveTextContent('10–11 h10,4');
  expect(rowOf(`Por horas y meses: ${cellWords}`, /^10–11 h/)).toHaveTextContent('1 · 5 · 20');
  const months = screen.getByRole('table', { name: 'Curva de carga' });
  expect(within(months).getByRole('row', { name: /ene 2026/ })).toHaveTextContent('7.452,50');
  // 40 kW by day and 45 in P6; one quarter of 60.
  expect(within(months).getByRole('row', { name: /ene 2026/ })).toHaveTextContent(
    '40,00–45,0020,00',
  );
  expect(within(months).getByRole('row', { name: /feb 2026/ })).toHaveTextContent('No pasa');
  // A calculation keeps no estimates, so no month is called real.
  expect(months).toHaveTextContent('Con datos');
  expect(months).not.toHaveTextContent('Real');
});

const cellWords = 'cuartos de hora · kWh por encima · kW de más en el peor';

it('says that hours hide quarters, and what ICP means', async () => {
  const study = studyWith({
    tariff: '2.0TD',
    pointType: 5,
    powerControl: 'icp',
    powersKw: ['15', '15'],
    curve: { minutes: 60, knownQuarters: 35_040, missingQuarters: 0 },
  });
  answerPower(study, tenthsW());
  open(study.id);
  expect(await screen.findByText(/un cuarto puede haber sido mayor/)).toBeVisible();
  expect(screen.getByText(/no pasa de la potencia contratada en ningún momento/)).toBeVisible();
  expect(screen.getByText(/Con ICP no se pagan excesos/)).toBeVisible();
  await waitFor(() =>
    expect(drawn).toContainEqual(
      expect.objectContaining({ series: [expect.objectContaining({ name: 'Todo el año' })] }),
    ),
  );
});

it('shows the days of its address, inside the window', async () => {
  const study = studyWith();
  answerPower(study, tenthsW());
  open(study.id, '?desde=2026-03-01&hasta=2026-03-31');
  const summary = await screen.findByRole('region', { name: 'Resumen, marzo de 2026' });
  expect(summary).toHaveTextContent(/7\.430\skWh/);
  await userEvent.click(await button('Todo'));
  expect(await screen.findByRole('region', { name: 'Resumen, 2026' })).toHaveTextContent(
    /87\.600\skWh/,
  );
});

it('leads to the import where the calculation saw no curve', async () => {
  const study = calculatedStudy();
  answerPower(study);
  open(study.id);
  expect(await screen.findByRole('heading', { name: 'El cálculo no tiene curva' })).toBeVisible();
  expect(linkTo('Importar una curva')).toBe(
    `/company/importaciones/nueva?punto=${study.supplyPointId}`,
  );
});

it('offers no import to readers', async () => {
  signInAs('reader');
  const study = calculatedStudy();
  answerPower(study);
  open(study.id);
  expect(await screen.findByText(/Cuando alguien importe la curva/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Importar una curva' })).toBeNull();
});

it('leads to where a draft is calculated', async () => {
  const study = studyOf();
  answerStudy(study);
  open(study.id);
  expect(await screen.findByText('El estudio está sin calcular')).toBeVisible();
});
