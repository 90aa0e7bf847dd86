import { screen, within } from '@testing-library/react';
import type { StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { button, field, linkTo, openAt } from '../testing/page';
import { answerPower } from '../testing/power';
import { answerStudy, calculatedStudy, calculationOf, studyOf } from '../testing/studies';

const one = calculationOf();
const studyWith = (facts: Partial<StudySnapshotAnswer>) =>
  calculatedStudy({ calculation: { ...one, snapshot: { ...one.snapshot, ...facts } } });
const reading = (month: string, energyKwh: string[], reactiveKvarh: string[] | null) => ({
  range: { firstDay: `2026-${month}-01`, lastDay: `2026-${month}-28` },
  energyKwh,
  reactiveKvarh,
  maximetersKw: null,
  isEstimated: false,
  source: 'invoice' as const,
});
const open = (id: string) => openAt(`/energy-analysis/estudios/${id}/reactiva`);

it('shows cos φ and euros as the bill has them, and the bank that ends them', async () => {
  // The worked bill V4 of the domain.
  const study = studyWith({
    readings: [
      reading('02', ['1240', '980', '0', '0', '0', '1510'], ['560', '300', '0', '0', '0', '900']),
    ],
  });
  answerPower(study);
  const { user } = open(study.id);
  expect(await screen.findByText(/^Se pagan/)).toHaveTextContent('Se pagan 6,27 € en 1 lectura');
  const row = within(screen.getByRole('row', { name: /^1 feb 2026/ }));
  expect(row.getByText(/^0,91 · 6,27/)).toBeVisible();
  expect(row.getByText(/^0,96 · 0,00/)).toBeVisible();
  const bank = within(screen.getByRole('region', { name: 'Batería de condensadores' }));
  expect(bank.getByText(/se habrían pagado/)).toHaveTextContent('se habrían pagado 0,00 €');
  await user.type(await field('Precio ofertado, €'), '62,70');
  // One month: 6,27 € in 28 days are 81,73 € in a year.
  expect(bank.getByText(/Se amortiza en 0,8 años \(.*28 días × 365 ÷ 28\)/)).toBeVisible();
  const price = await field('Precio ofertado, €');
  for (const typed of ['1250.50', '1250,50']) {
    await user.clear(price);
    await user.type(price, typed);
    expect(bank.getByText(/Se amortiza en 15,3 años/)).toBeVisible();
  }
  await user.type(price, 'x');
  expect(bank.getByText(/Escribe el precio en euros/)).toBeVisible();
});

it('says what is charged in a period that the month does not have', async () => {
  const study = studyWith({
    readings: [
      reading('02', ['1240', '980', '0', '0', '0', '1510'], ['0', '0', '10', '0', '0', '0']),
    ],
  });
  answerPower(study);
  open(study.id);
  expect(await screen.findByText(/^Hay 10 kVArh en P3, y .* no hay P3/)).toBeVisible();
});

it('needs no bank where nothing is charged', async () => {
  const study = studyWith({
    readings: [reading('02', ['100', '0', '0', '0', '0', '0'], ['10', '0', '0', '0', '0', '90'])],
  });
  answerPower(study);
  open(study.id);
  expect(await screen.findByText(/No hace falta/)).toBeVisible();
});

it('says that no reading has reactive energy, and where to write it', async () => {
  const study = studyWith({ readings: [reading('02', ['1', '1', '1', '1', '1', '1'], null)] });
  answerPower(study);
  open(study.id);
  expect(await screen.findByText('No consta la energía reactiva')).toBeVisible();
  expect(linkTo('Lecturas y maxímetros')).toBe(`/company/puntos/${study.supplyPointId}/consumos`);
});

it('says that 2.0TD has none, and leads a draft to its calculation', async () => {
  const small = studyWith({ tariff: '2.0TD', readings: [] });
  answerPower(small);
  open(small.id);
  expect(await screen.findByText('En 2.0TD no se factura la energía reactiva')).toBeVisible();
});

it('leads a study without a calculation to where it is made', async () => {
  const draft = studyOf();
  answerStudy(draft);
  const { user, where } = open(draft.id);
  await user.click(await screen.findByRole('link', { name: 'Ir a «Datos»' }));
  expect(await button('Calcular')).toBeVisible();
  expect(where()).toBe(`/energy-analysis/estudios/${draft.id}`);
});

it('pays a bank back from a whole year as it was read', async () => {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const energy = ['1240', '980', '0', '0', '0', '1510'];
  const reactive = ['560', '300', '0', '0', '0', '900'];
  const lastDay = (month: string) => new Date(Date.UTC(2026, Number(month), 0)).getUTCDate();
  const study = studyWith({
    readings: months.map((month) => ({
      ...reading(month, energy, reactive),
      range: { firstDay: `2026-${month}-01`, lastDay: `2026-${month}-${lastDay(month)}` },
    })),
  });
  answerPower(study);
  const { user } = open(study.id);
  await user.type(await field('Precio ofertado, €'), '250,80');
  expect(screen.getByText(/Se amortiza en 10 años \(precio ÷ ahorro de un año\)/)).toBeVisible();
});
