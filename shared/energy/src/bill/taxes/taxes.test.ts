import { amountsOf, lineOf, missingIn, v1, v2, v4 } from '../../../test/bills';
import { defaultParameters } from '../../parameters/index';
import { type BillInput, computeBill } from '../index';

const parameters = defaultParameters();
const bill = (input: BillInput) => computeBill(input, parameters);

const withPower = (kw: string, accruedOn: string, more: Partial<BillInput> = {}) =>
  bill({ ...v2, powersKw: [kw, '3'], accruedOn, ...more });

it.each([
  ['2026-03-21', ['21', '21', '21']],
  ['2026-03-22', ['10', '21', '21']],
  ['2026-04-29', ['10', '21', '21']],
  ['2026-04-30', ['10', '10', '21']],
  ['2026-05-31', ['10', '10', '21']],
  ['2026-06-01', ['21', '21', '21']],
  ['2024-02-29', ['10', '10', '21']],
  ['2024-03-01', ['21', '21', '21']],
  ['2023-05-01', ['5', '5', '21']],
])('the VAT that accrues on %s is for 9.9, 10 and 10.1 kW %j %%', (day, rates) => {
  const found = ['9.9', '10', '10.1'].map(
    (kw) => lineOf(withPower(kw, day), 'tax')?.parameters[0]?.value,
  );
  expect(found).toEqual(rates);
});

it('says that exactly 10 kW were in doubt while the text said «inferior a»', () => {
  const codes = (kw: string, on: string, more: Partial<BillInput> = {}) =>
    withPower(kw, on, more).cautions.map(({ code }) => code);
  expect(codes('10', '2026-04-29')).toEqual(['vatDoubtful']);
  for (const kw of ['9.9', '10.1']) expect(codes(kw, '2026-04-29')).toEqual([]);
  for (const day of ['2026-03-21', '2026-04-30']) expect(codes('10', day)).toEqual([]);
  expect(codes('10', '2026-04-29', { vulnerability: 'severe' })).not.toContain('vatDoubtful');
  expect(codes('10', '2026-04-29', { territory: 'melilla' })).not.toContain('vatDoubtful');
});

it('the highest power of any period decides', () => {
  const found = bill({ ...v2, powersKw: ['3', '10.1'], accruedOn: '2026-05-01' });
  expect(lineOf(found, 'tax')?.label).toBe('IVA 21 %');
});

it('who is severely vulnerable pays the reduced VAT whatever the power', () => {
  const label = (accruedOn: string) =>
    lineOf(withPower('14', accruedOn, { vulnerability: 'severe' }), 'tax')?.label;
  expect(label('2026-05-01')).toBe('IVA 10 %');
  expect(label('2026-06-01')).toBe('IVA 21 %');
});

it('taxes are those of the day on which they accrue, not of the consumption', () => {
  const found = bill({ ...v1, accruedOn: '2026-05-31' });
  expect(lineOf(found, 'electricityTax')?.parameters[0]?.value).toBe('0.5');
  expect(lineOf(found, 'tax')?.label).toBe('IVA 10 %');
});

it('the IEE is at least 1 €/MWh, and 0.5 for industry', () => {
  // 0.5 % of 90 € is 0.45 €; 520 kWh at 1 €/MWh are 0.52 €.
  const cheap: BillInput = {
    ...v2,
    accruedOn: '2026-05-05',
    powerPrice: { kind: 'own', eurPerKwYear: ['0', '0'] },
    energyPrice: { eurPerKwh: ['0.15', '0.15', '0.19'], includesAtr: true },
    socialBonus: 'none',
  };
  const general = lineOf(bill(cheap), 'electricityTax');
  expect(general?.amountEur).toBe('0.52');
  expect(general?.calculation).toBe('1 €/MWh × 0,52 MWh (mínimo: es más que 0,5 % × 88,40 €)');
  expect(amountsOf(bill({ ...cheap, use: 'industrial' }), 'electricityTax')).toEqual(['0.44']);
  const dearer = { ...cheap, energyPrice: { ...v2.energyPrice, eurPerKwh: ['1', '1', '1'] } };
  expect(amountsOf(bill(dearer), 'electricityTax')).toEqual(['2.60']);
});

it('a bill without consumption has the IEE of its power', () => {
  const found = bill({ ...v2, energyKwh: [0, 0, 0], socialBonus: 'none' });
  expect(found.subtotalEur).toBe('12.54');
  expect(amountsOf(found, 'energy')).toEqual([]);
  expect(amountsOf(found, 'electricityTax')).toEqual(['0.64']);
});

it('in November 2026 there are two totals, until a person settles the condition', () => {
  const question = '¿Subió el IPC de la electricidad de septiembre de 2026 más del 15 %?';
  const small = withPower('10', '2026-11-05');
  const general = withPower('10', '2026-07-05');
  const relief = withPower('10', '2026-05-05');
  expect(small.totalEur).toBe(general.totalEur);
  expect(small.ifConditionsHeld).toEqual({
    questions: [question],
    electricityTaxEur: amountsOf(relief, 'electricityTax')[0],
    taxEur: relief.taxEur,
    totalEur: relief.totalEur,
  });
  expect(missingIn(small)).toEqual([]);
  // Only the IEE depends on the condition with more power.
  const large = withPower('10.1', '2026-11-05');
  expect(large.ifConditionsHeld?.totalEur).toBe(withPower('10.1', '2026-05-05').totalEur);
  expect([general, relief].map(({ ifConditionsHeld }) => ifConditionsHeld)).toEqual([null, null]);
});

it('in the Canaries the supply and the meter have rates of their own', () => {
  const lines = (input: BillInput) =>
    bill({ ...input, territory: 'canarias' })
      .lines.filter(({ concept }) => concept === 'tax')
      .map(({ label, calculation, amountEur }) => [label, calculation, amountEur]);
  const services = [{ name: 'Mantenimiento', amountEur: '10' }];
  expect(lines({ ...v2, services })).toEqual([
    ['IGIC 0 %', '0 % × 79,40 €', '0.00'],
    ['IGIC 7 % (contador y servicios)', '7 % × 10,75 €', '0.75'],
  ]);
  expect(lines({ ...v2, use: 'general' })[0]).toEqual(['IGIC 3 %', '3 % × 79,40 €', '2.38']);
  expect(lines({ ...v2, powersKw: ['10', '10'] })[0]?.[0]).toBe('IGIC 0 %');
  expect(lines({ ...v2, powersKw: ['10.1', '10'] })[0]?.[0]).toBe('IGIC 3 %');
});

it('the IGIC of its law has no end, the IPSI of the ordinances has', () => {
  const accruedOn = '2027-01-08';
  const inCanaries = bill({ ...v2, territory: 'canarias', accruedOn });
  expect(amountsOf(inCanaries, 'tax')).toEqual(['0.00', '0.05']);
  expect(inCanaries.totalEur).not.toBeNull();
  expect(amountsOf(bill({ ...v2, territory: 'ceuta', accruedOn }), 'tax')).toEqual([null, null]);
});

it('in Ceuta and Melilla it is the IPSI', () => {
  for (const territory of ['ceuta', 'melilla'] as const) {
    const found = bill({ ...v2, territory });
    expect(amountsOf(found, 'tax')).toEqual(['0.79', '0.03']);
    expect(found.taxEur).toBe('0.82');
    expect(found.totalEur).toBe('80.97');
  }
  const { meterEurPerMonth: _, ...withoutMeter } = v2;
  expect(amountsOf(bill({ ...withoutMeter, territory: 'ceuta' }), 'tax')).toEqual(['0.79']);
});

it('what is not verifiable in the supply leaves the tax of the meter alone', () => {
  const { maximetersKw: _, ...withoutMaximeters } = v4;
  const found = bill({ ...withoutMaximeters, territory: 'canarias' });
  expect(amountsOf(found, 'tax')).toEqual([null, '0.09']);
  expect(found.taxEur).toBeNull();
});
