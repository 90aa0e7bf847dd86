import { render, screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import type { ReactNode } from 'react';
import { drawn } from '../../../../tests/setup/echartsEngine';
import { answerOffers, offerOf, offersAnswer, savingOf } from '../testing/offers';
import { answer, button, heading, openAt, signInAs } from '../testing/page';
import { answerStudy, calculatedStudy, calculationOf, studyOf } from '../testing/studies';

const study = calculatedStudy();
const path = `/energy-analysis/estudios/${study.id}/ofertas`;
const open = (address = path) => openAt(address);
const row = async (name: RegExp) => screen.findByRole('row', { name });
const said = () => state.notices.map(String);

it('ranks what is paid now and the offers, and says what an offer lacks', async () => {
  answerOffers(study);
  open();
  expect(await row(/^1 Luz del Norte · Plan estable/)).toHaveTextContent('todo incluido');
  expect(await row(/^2 Contrato actual · Luz del Sur/)).toBeVisible();
  expect(await row(/Voltio Claro/)).toHaveTextContent('Falta el precio de P4.');
  expect(await row(/Mercado Directo/)).toHaveTextContent(/cambia cada hora y no consta/);
  expect(screen.getByText(/Mismo consumo para todas/)).toHaveTextContent(/Mismos impuestos/);
});

it('gives both totals while a tax waits for an official value, and asks nobody', async () => {
  const calculation = calculationOf({ at: '2026-11-25T10:30:00.000Z' });
  answerOffers({ ...study, calculation });
  open();
  expect(await row(/^1 Luz del Norte · Plan estable/)).toHaveTextContent(
    /\d,\d\d € con el otro valor/,
  );
  const pending = 'Un impuesto está pendiente de un dato oficial desde el 1 nov 2026.';
  expect(screen.getByText(/Cada total es con el valor publicado/)).toHaveTextContent(pending);
  const detail = screen.getByText(/Con su otro valor costaría/);
  expect(detail).toHaveTextContent(pending);
  expect(screen.queryByText(/IPC/)).not.toBeInTheDocument();
  expect(detail).toHaveTextContent(/con impuestos, [\d.]+,\d\d € menos que el contrato actual\.$/);
});

it('carries the cautions of a bill, for all or for the one that they are about', async () => {
  const calculation = calculationOf();
  const { snapshot } = calculation;
  const { contract } = snapshot;
  if (!contract) throw new Error('the example has none');
  const of = { ...contract, use: 'dwelling', clientKind: null, mode: 'pvpc' } as const;
  answerOffers({
    ...study,
    calculation: { ...calculation, snapshot: { ...snapshot, territory: 'canarias', contract: of } },
  });
  open();
  const list = await screen.findByRole('list', { name: 'Avisos de la comparación' });
  const said = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^El IGIC del 0 % es para la vivienda de una persona física/),
      expect.stringMatching(
        /^Contrato actual · Luz del Sur: El PVPC es solo para la tarifa 2\.0TD/,
      ),
    ]),
  );
  // The offer's card shows it, too.
  expect(screen.getAllByText(/^El IGIC del 0 % es para la vivienda/)).toHaveLength(2);
  expect(screen.getByText(/^Mismas potencias para todas/)).toHaveTextContent(
    'las contratadas, 40 · 40 · 40 · 40 · 40 · 45 kW.',
  );
});

it('shows the difference by component, as bars and as a table, and every euro', async () => {
  answerOffers(study);
  const { user } = open(`${path}?oferta=${offerOf().id}`);
  await heading('Luz del Norte · Plan estable');
  await waitFor(() =>
    expect(drawn.at(-1)).toMatchObject({
      xAxis: { data: ['Energía', 'IEE', 'IVA', 'Diferencia'] },
    }),
  );
  await user.click(await button('Ver como tabla'));
  const table = within(await screen.findByRole('table', { name: /^Del contrato actual a/ }));
  const cells = table
    .getAllByRole('row')
    .slice(1)
    .map((one) => one.textContent ?? '');
  const euros = cells.map((text) =>
    Number(/-?[\d.]+,\d\d/.exec(text)?.[0].replaceAll('.', '').replace(',', '.')),
  );
  const [before = 0, ...rest] = euros;
  const after = rest.pop() ?? 0;
  expect(before + rest.reduce((sum, one) => sum + one, 0)).toBeCloseTo(after, 6);
  await user.click(screen.getByText('Ver cada euro con su cálculo'));
  const lines = within(await screen.findByRole('table', { name: /^Cálculo de/ }));
  expect(lines.getByRole('row', { name: /^Energía P6/ })).toHaveTextContent(/kWh × 0,086 €\/kWh/);
  expect(lines.getByRole('row', { name: /^Potencia P1/ })).toHaveTextContent(
    /Circular CNMC 3\/2020/,
  );
  expect(screen.getByText('Permanencia de 12 meses.')).toBeVisible();
  expect(screen.getByText(/RD 88\/2026, art\. 28\.3/)).toBeVisible();
});

it('recommends an offer, and says what the saving of the study is made of', async () => {
  answerOffers(study);
  const calls = answer('put', `studies/${study.id}/offers/choice`, offersAnswer());
  const { user } = open();
  await user.click(await button('Recomendar'));
  await waitFor(() => expect(said()).toContain('Luz del Norte · Plan estable: recomendada'));
  expect(calls[0]?.body).toEqual({
    version: 3,
    powers: 'contracted',
    recommendedOfferId: offerOf().id,
  });
});

it('shows the recommended offer and its part of the saving', async () => {
  const saving = savingOf();
  const one = { ...study, savingEur: '782.52', savingPercent: '19.56', offerSaving: saving };
  answerOffers(one, offersAnswer({ recommendedOfferId: saving.offerId, saving }));
  open();
  expect(await row(/Luz del Norte/)).toHaveTextContent('Recomendada');
  expect(screen.getByText(/^Ahorro del estudio/)).toHaveTextContent(
    /782,52 € \(19,56 % del coste actual\)\. Son 282,52 € de la potencia y 500,00 € de Luz del Norte/,
  );
  expect(await button('Dejar de recomendar')).toBeVisible();
});

it('says which taxes the contract has, and that its own power prices are not in the saving', async () => {
  const calculation = calculationOf();
  const { contract } = calculation.snapshot;
  if (!contract) throw new Error('the example has none');
  const own = {
    ...contract,
    reducedTax: { letter: 'c', energyPercent: '80.5' } as const,
    powerPricesEurPerKwYear: ['20', '10', '5', '4', '3', '2'],
  };
  const snapshot = { ...calculation.snapshot, contract: own };
  const saving = savingOf();
  const recommended = offersAnswer({ recommendedOfferId: saving.offerId, saving });
  answerOffers({ ...study, calculation: { ...calculation, snapshot } }, recommended);
  open();
  expect(await screen.findByText(/^Mismo consumo/)).toHaveTextContent(
    /con la reducción del impuesto eléctrico del contrato \(letra c, 80,5 % de la energía\)/,
  );
  expect(screen.getByText(/calculado con los precios regulados/)).toBeVisible();
});

it('deletes an offer and takes it back', async () => {
  answerOffers(study);
  const id = offerOf().id;
  const deleted = answer(
    'post',
    `studies/${study.id}/offers/${id}/delete`,
    offersAnswer({ version: 4 }),
  );
  const restored = answer(
    'post',
    `studies/${study.id}/offers/${id}/restore`,
    offersAnswer({ version: 5 }),
  );
  const { user } = open();
  await user.click(await button('Borrar'));
  await waitFor(() => expect(state.notices).toHaveLength(1));
  expect(deleted[0]?.body).toEqual({ version: 3 });
  const notice = render(state.notices[0] as ReactNode);
  await user.click(notice.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(restored[0]?.body).toEqual({ version: 4 }));
});

it('compares with the powers that a person chooses', async () => {
  answerOffers(study);
  const calls = answer(
    'put',
    `studies/${study.id}/offers/choice`,
    offersAnswer({ powers: 'optimum' }),
  );
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Comparar con las potencias'), 'óptimas');
  await waitFor(() =>
    expect(calls[0]?.body).toMatchObject({ powers: 'optimum', recommendedOfferId: null }),
  );
});

it.each(['reader', 'pds_editor'] as const)(
  'lets a %s read and export, and nothing else',
  async (role) => {
    signInAs(role);
    answerOffers(study);
    open();
    expect(await row(/Luz del Norte/)).toBeVisible();
    expect(await button('Exportar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Recomendar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Añadir oferta' })).toBeNull();
  },
);

it('changes nothing of a presented study', async () => {
  answerOffers({ ...study, state: 'presented' });
  open();
  expect(await row(/Luz del Norte/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull();
});

it('says where offers come from while there are none, and why nothing can be compared', async () => {
  answerOffers(study, offersAnswer({ rows: [] }));
  open();
  expect(await heading('Aún no hay ofertas')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Añadir oferta' })).toBeVisible();
});

it('asks for a new calculation where the contract was not kept', async () => {
  const calculation = calculationOf();
  const { contract: _contract, ...snapshot } = calculation.snapshot;
  answerOffers({ ...study, calculation: { ...calculation, snapshot } });
  open();
  expect(await heading('Las ofertas no se pueden comparar')).toBeVisible();
  expect(screen.getByText(/Recalcula el estudio en «Datos»/)).toBeVisible();
});

it('has no savings where the contract has no prices, and says so', async () => {
  const calculation = calculationOf();
  const { contract } = calculation.snapshot;
  if (!contract) throw new Error('the example has none');
  const snapshot = {
    ...calculation.snapshot,
    contract: { ...contract, energyPricesEurPerKwh: null },
  };
  answerOffers({ ...study, calculation: { ...calculation, snapshot } });
  open();
  expect(await screen.findByText(/no se conocen todos los precios/)).toBeVisible();
  expect(await row(/^1 Luz del Norte/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Recomendar' })).toBeNull();
});

it('leads a draft to its calculation', async () => {
  const draft = studyOf();
  answerStudy(draft);
  openAt(`/energy-analysis/estudios/${draft.id}/ofertas`);
  expect(await screen.findByRole('link', { name: 'Ir a «Datos»' })).toBeVisible();
});
