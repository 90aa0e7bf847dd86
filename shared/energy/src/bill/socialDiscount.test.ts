import { amountsOf, lineOf, missingIn, v1, v2 } from '../../test/bills';
import { defaultParameters } from '../parameters/index';
import { type BillInput, compareOffers, computeBill } from './index';

const parameters = defaultParameters();
const bill = (change: Partial<BillInput>) => computeBill({ ...v1, ...change }, parameters);
const messageOf = (change: Partial<BillInput>) =>
  bill(change).cautions.find(({ code }) => code === 'socialDiscountUnknown')?.message;

it.each([
  ['vulnerable', '42,5'],
  ['severe', '57,5'],
] as const)('the PVPC of a %s holder has a discount of %s %% without an amount', (who, percent) => {
  const found = bill({ vulnerability: who });
  expect(lineOf(found, 'socialDiscount')).toMatchObject({
    label: 'Descuento por bono social',
    amountEur: null,
    norm: 'RD 897/2017, art. 6.3 y anexo I',
    parameters: [{ value: percent.replace(',', '.'), norm: expect.stringMatching(/RDL 7\/2026/) }],
  });
  expect(messageOf({ vulnerability: who })).toBe(
    `El bono social descuenta el ${percent} % de los términos del PVPC, hasta un límite de energía que depende de la situación familiar y de facturas anteriores, y que no consta (RD 897/2017, art. 6.3 y anexo I): el descuento no es verificable.`,
  );
});

it('no total that depends on it is claimed, and every other line is as without it', () => {
  const [found, usual] = [bill({ vulnerability: 'vulnerable' }), bill({ vulnerability: 'none' })];
  expect([found.subtotalEur, found.taxEur, found.totalEur]).toEqual([null, null, null]);
  expect(missingIn(found)).toEqual([expect.stringMatching(/el límite de energía del bono social/)]);
  for (const concept of ['power', 'energy', 'socialBonus', 'meter'] as const) {
    expect(amountsOf(found, concept)).toEqual(amountsOf(usual, concept));
  }
  expect(usual.totalEur).not.toBeNull();
});

it('says that bills since 26 February 2026 are regularised', () => {
  const notes = bill({ vulnerability: 'severe' }).cautions.map(({ message }) => message);
  expect(notes).toContain(
    'Las facturas con días desde el 26/02/2026 se regularizan en la siguiente.',
  );
});

it('names both percentages of a bill across the New Year, and those that are not known', () => {
  const from = (day: string, to: string) =>
    messageOf({ vulnerability: 'vulnerable', readings: { from: day, to } });
  expect(from('2026-12-15', '2027-01-15')).toContain(
    'descuenta el 42,5 % del 16/12/2026 al 31/12/2026 y el 35 % del 01/01/2027 al 15/01/2027 de',
  );
  expect(from('2024-05-31', '2024-06-30')).toContain('descuenta un porcentaje que no consta de');
  const old = bill({
    vulnerability: 'vulnerable',
    readings: { from: '2024-05-31', to: '2024-06-30' },
  });
  expect(missingIn(old)).toContainEqual(
    expect.stringContaining('falta el descuento del bono social (vulnerable) para el 01/06/2024'),
  );
});

it.each([
  ['a free price', { ...v2, vulnerability: 'severe' }],
  ['nobody vulnerable', { vulnerability: 'none' }],
  ['nobody knows', {}],
] as const)('there is no discount with %s', (_name, change) => {
  const found = bill(change);
  expect(lineOf(found, 'socialDiscount')).toBeUndefined();
  expect(found.totalEur).not.toBeNull();
});

it('an offer of the PVPC for a vulnerable holder has no cost and no place', () => {
  const { tariff, territory, use, powersKw, energyKwh, energyPrice } = v2;
  const range = { firstDay: '2026-01-01', lastDay: '2026-12-31' };
  const own = { kind: 'own', eurPerKwYear: ['30', '5'] } as const;
  const consumption = { tariff, territory, use, powersKw, energyKwh, range };
  const found = compareOffers(
    {
      ...consumption,
      taxesOn: '2026-07-01',
      vulnerability: 'vulnerable',
      current: { name: 'Libre', energyPrice, powerPrice: own },
      offers: [{ name: 'PVPC', energyPrice, powerPrice: { kind: 'pvpc' } }],
    },
    parameters,
  );
  expect(found.ranking.map(({ name }) => name)).toEqual(['Libre']);
  expect(found.offers[0]).toMatchObject({ subtotalEur: null, totalEur: null, rank: null });
  expect(found.offers[0]?.powerEur).not.toBeNull();
});
