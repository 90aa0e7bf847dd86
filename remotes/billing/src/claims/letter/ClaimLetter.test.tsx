import { screen, waitFor } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { claimOf } from '../../testing/claims';
import { answer, button, heading, openAt, textsOf } from '../../testing/page';
// Loads the page's code before the first test, so that no test waits for it.
import './ClaimLetter';
import { letterOf } from './letter';
import { plainText, richText } from './letterText';

const claim = claimOf();
const open = () => openAt(`/billing/reclamaciones/${claim.id}/carta`);
const blocks = letterOf(claim, 'Gestora Uno');

it('says whom it is to, what is asked for, why, and by which norms', () => {
  const text = plainText(blocks);
  for (const part of [
    'A la atención de Luz del Norte, S.L.',
    'Reclamación R-0001: importes facturados de más a Panadería Ávila',
    'Gestora Uno, en nombre de Panadería Ávila (NIF B12345674), reclama la devolución de 12,72\u00a0€',
    'Factura LN-2026-001, emitida el 3 de febrero de 2026',
    '- Energía: se cobran 32,10 € y corresponden 22,10 €, 10,00 € de más.',
    'LN-2026-001: Energía\t250 kWh × 0,0884 €/kWh. RD 88/2026, art. 44.1\t32,10\u00a0€',
    'Interés legal más 150 puntos básicos (RD 88/2026, arts. 44.4.b y 45.2), hasta el 20 de noviembre de 2026 (LN-2026-001: 12,72 € × (3,25 % + 1,5 %) × 323 / 365 días)\t0,53\u00a0€',
    'Total\t13,25\u00a0€',
    'Es la segunda vez <este> año.',
    '15 días hábiles (RD 88/2026, art. 55.3): hasta el 14 de diciembre de 2026',
    '- RD 88/2026, arts. 44.4.b y 45.2',
  ]) {
    expect(text).toContain(part);
  }
});

it('of unknown interest asks for it without a figure; several bills are told', () => {
  const [bill] = claim.claimedBills;
  if (!bill) throw new Error('no bill');
  const other = { ...bill, number: 'LN-2', interestEur: null, interestCalculation: '' };
  const text = plainText(
    letterOf(
      claimOf({
        interestEur: null,
        interestMissing: ['No verificable: falta la fecha de pago.'],
        answerBy: null,
        claimedBills: [bill, other],
      }),
      'Gestora Uno',
    ),
  );
  expect(text).toContain('Se reclama además el interés legal');
  const old = plainText(letterOf(claimOf({ interestOn: '2026-06-11' }), 'Gestora Uno'));
  expect(old).not.toContain('150 puntos');
  expect(text).toContain('las facturas siguientes');
  expect(text).not.toContain('No verificable');
  expect(text).not.toContain('El plazo para contestar');
});

it('as rich text has a table, and no markup of what people type', () => {
  const html = richText(blocks);
  expect(html).toContain('<td>32,10\u00a0€</td>');
  expect(html).toContain('Es la segunda vez &lt;este&gt; año.');
});

it('is shown as a sheet, printed and copied', async () => {
  answer('get', `claims/${claim.id}`, claim);
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const written: string[] = [];
  const { user } = open();
  expect(await heading('Carta de R-0001')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Carta' })).toBeVisible();
  expect(textsOf('row').at(-1)).toBe('Total13,25\u00a0€');
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(async (text) => void written.push(text));
  await user.click(await button('Imprimir o guardar PDF'));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(await button('Copiar solo el texto'));
  await waitFor(() => expect(state.notices).toEqual(['Carta copiada']));
  expect(written[0]).toContain('A la atención de Luz del Norte, S.L.');
});
