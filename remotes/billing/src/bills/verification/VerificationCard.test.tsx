import { screen, waitFor, within } from '@testing-library/react';
import type { Bill } from '@vatio/contracts/billing/bills';
import { answerBill, billOf } from '../../testing/bills';
import { answer, button, linkTo, openAt, signInAs, textsOf } from '../../testing/page';
import {
  doneRun,
  runOf,
  verificationOf,
  verifiedBill,
  verifiedLineOf,
} from '../../testing/verifications';

const bill = billOf();
const open = (shown: Bill) => {
  answerBill(shown);
  return openAt(`/billing/facturas/${bill.id}`);
};
const card = async () => within(await screen.findByRole('region', { name: 'Verificación' }));
const lines = async () =>
  within(await (await card()).findByRole('table', { name: 'Línea por línea' }));

it('compares each line, and says what may be claimed with its taxes', async () => {
  open(verifiedBill());
  const rows = textsOf('row', await lines());
  expect(rows[1]).toMatch(/^Potencia P112,30\s€12,30\s€–0,00\s€CorrectaCoincide\./);
  expect(rows[2]).toMatch(/^Energía32,10\s€22,10\s€\+10,00\s€Error reclamable/);
  const found = await card();
  const parts = within(found.getByRole('table', { name: 'Lo que se puede reclamar' }));
  expect(textsOf('row', parts).slice(1)).toEqual([
    'Líneas facturadas de más10,00\u00a0€',
    'Su impuesto eléctrico0,51\u00a0€',
    'Su IVA, IGIC o IPSI2,21\u00a0€',
    'Total reclamable12,72\u00a0€',
  ]);
  expect(found.getByText('La energía se ha repartido por días.')).toBeVisible();
  expect(
    found.getByText(
      'Verificada el 20 nov 2026, 11:00 con la versión 12 de los parámetros regulados, 1 contrato (versión 4), ninguna lectura y la curva horaria.',
    ),
  ).toBeVisible();
  expect(found.queryByRole('button', { name: 'Verificar de nuevo' })).not.toBeInTheDocument();
});

it.each([
  ['2019-03-01', /^Prescribió el 1 mar 2024, a los cinco años del pago, salvo/],
  ['2099-03-01', /^Se puede reclamar hasta el 1 mar 2104: a los cinco años del pago/],
  [null, /^(Se puede reclamar|Prescribió).* de la emisión, porque no consta el pago/],
])('paid on %s, says by when it must be claimed', async (paidOn, words) => {
  open({ ...verifiedBill(), paidOn });
  expect(await (await card()).findByText(words)).toBeVisible();
});

it('opens a line to its formula, numbers, regulated values and norm', async () => {
  const { user } = open(verifiedBill());
  const line = within((await lines()).getByRole('row', { name: /^Potencia P1/ }));
  expect(line.getByText('4,6 kW × 31,481 €/kW·año × 31 / 365')).not.toBeVisible();
  await user.click(line.getByText('De dónde sale'));
  for (const text of [
    '4,6 kW × 31,481 €/kW·año × 31 / 365',
    'potencia × precio × días / días del año',
    'el peaje de potencia de P1 (2.0TD), desde el 1 ene 2026: 23,4698 (Resolución de la CNMC)',
    'Circular 3/2020, art. 9',
  ]) {
    expect(line.getByText(text)).toBeVisible();
  }
});

it('says which datum is missing, where it is completed, and what else would be right', async () => {
  const missing = {
    reason: 'data',
    message: 'No verificable: falta el precio de la energía.',
  } as const;
  const notVerifiable = verifiedLineOf({
    computedEur: null,
    differenceEur: null,
    state: 'notVerifiable',
    // The engine's message about the missing data.
    why: missing.message,
    calculation: '',
    missing: [missing],
    alternatives: [{ amountEur: '12.10', why: 'con el bono social fuera de la base' }],
  });
  open(
    verifiedBill(
      {
        lines: [notVerifiable],
        notVerifiable: [
          missing,
          { reason: 'pending', message: 'No verificable: está pendiente el IVA.' },
          { reason: 'rule', message: 'No verificable: ninguna norma dice cómo.' },
        ],
      },
      { state: 'notVerifiable', computedEur: null, differenceEur: null },
    ),
  );
  const found = await lines();
  // The badge says «No verificable».
  expect(found.getAllByText(/precio de la energía/).map((one) => one.textContent)).toEqual([
    'Falta el precio de la energía.',
  ]);
  expect(
    found.getByText(/^También valdría 12,10\s€, con el bono social fuera de la base\.$/),
  ).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Lo que falta para verificarla' }));
  expect(textsOf('listitem', list)).toEqual([
    expect.stringMatching(/^Falta el precio/),
    expect.stringMatching(/^Está pendiente el IVA/),
    'Ninguna norma dice cómo. ',
  ]);
  const point = `/company/puntos/${bill.supplyPointId}`;
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${point}/contratos`,
    `${point}/consumos`,
    '/user/parametros',
  ]);
});

it('lists what was found besides, the worst first, and where it is mended', async () => {
  const before = { id: bill.id.replace(/b1$/, 'b0'), number: 'LN-0' };
  const gap = {
    code: 'gap',
    level: 'review',
    message: 'Faltan dos días.',
    amountEur: null,
  } as const;
  open(
    verifiedBill(
      { findings: [...verificationOf().findings, gap] },
      { before: { ...before, from: '2025-11-30', to: '2025-12-29' } },
    ),
  );
  const found = within(
    await (await card()).findByRole('region', { name: 'Además de los importes' }),
  );
  expect(textsOf('listitem', found)).toEqual([
    expect.stringMatching(/^Error.*10,00\s€$/),
    expect.stringMatching(/^Revisar/),
    expect.stringMatching(/^Nota/),
  ]);
  const point = `/company/puntos/${bill.supplyPointId}`;
  expect(linkTo('Ver los contratos', found)).toBe(`${point}/contratos`);
  expect(linkTo('Ver los consumos', found)).toBe(`${point}/consumos`);
  expect(linkTo('Ver la anterior (LN-0)', found)).toBe(`/billing/facturas/${before.id}`);
});

describe('of a bill that is pending', () => {
  const run = runOf({ bills: 1 });

  it('is made anew as a job, and shown when that has ended', async () => {
    const sent = answer('post', 'bills/verify', run, 201);
    answer('get', `bills/verifications/${run.id}`, doneRun({ bills: 1 }));
    const { user } = open(bill);
    expect((await card()).getByText(/^Ha cambiado la factura/)).toBeVisible();
    await button('Verificar de nuevo');
    answerBill(verifiedBill());
    await user.click(await button('Verificar de nuevo'));
    expect(await lines()).toBeTruthy();
    expect(sent[0]?.body).toEqual({ billIds: [bill.id] });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Verificar de nuevo' })).not.toBeInTheDocument(),
    );
  });

  it('says why it could not be begun', async () => {
    answer('post', 'bills/verify', { message: 'Ya hay 3 verificaciones en marcha.' }, 409);
    const { user } = open(bill);
    await user.click(await button('Verificar de nuevo'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Ya hay 3 verificaciones/);
  });

  it('says why it failed', async () => {
    answer('post', 'bills/verify', run, 201);
    const message = 'Algo ha fallado: inténtalo de nuevo.';
    answer('get', `bills/verifications/${run.id}`, doneRun({ state: 'failed', message }));
    const { user } = open(bill);
    await user.click(await button('Verificar de nuevo'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('tells a reader so, and no more', async () => {
    signInAs('reader');
    open(bill);
    expect((await card()).getByText(/los precios regulados\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Verificar de nuevo' })).not.toBeInTheDocument();
  });
});
