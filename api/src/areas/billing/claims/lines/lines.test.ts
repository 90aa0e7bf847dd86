import { chosenLines } from './lines';
import type { ClaimableBill } from './lines.bill.repository';
import type { HeldLine } from './lines.held.repository';

type Verification = NonNullable<ClaimableBill['verification']>;
type Line = Verification['lines'][number];

const wrong = (concept: string, period: number | null, differenceEur: string): Line => ({
  concept,
  period,
  segment: null,
  label: `${concept} ${period ?? ''}`.trim(),
  issued: [0],
  billedEur: '50.00',
  computedEur: '40.00',
  differenceEur,
  highestEur: (50 - Number(differenceEur)).toFixed(2),
  range: null,
  letThroughEur: null,
  adding: concept === 'total' ? { dueEur: '54.00', closes: false } : null,
  alternatives: [],
  state: differenceEur.startsWith('-') ? 'inFavour' : 'claimable',
  why: 'No cuadra.',
  formula: '',
  calculation: '',
  parameters: [],
  norm: '',
  missing: [],
});

const billOf = (lines: readonly Line[], sumsEur = '0.00'): ClaimableBill => {
  const linesEur = lines
    .filter(({ concept }) => concept !== 'total')
    .reduce((sum, { differenceEur }) => sum + Number(differenceEur), 0)
    .toFixed(2);
  const none = '0.00';
  const taxes = { electricityTaxEur: none, taxEur: none, rebillEur: none };
  const rest = { ...taxes, measuredEur: none, setOffEur: none, sumsEur };
  const totalEur = (Number(linesEur) + Number(sumsEur)).toFixed(2);
  return {
    billId: 'b1',
    number: 'F-1',
    verification: { lines: [...lines], findings: [], claimable: { linesEur, totalEur, ...rest } },
  } as unknown as ClaimableBill;
};
const choose = (bill: ClaimableBill, keys: Record<string, string>, held: HeldLine[] = []) =>
  chosenLines(
    {
      billId: 'b1',
      paidOn: null,
      lines: Object.entries(keys).map(([key, totalEur]) => ({ key, totalEur })),
    },
    { bill, place: 0 },
    held,
  );
const held = (key: string, totalEur: string): HeldLine => ({
  claimId: 'c1',
  number: 3,
  billId: 'b1',
  key,
  totalEur,
});

it('the same euros under another name are not claimed again', () => {
  const whole = held('energy::', '10.00');
  const byPeriod = billOf([wrong('energy', 1, '6.00'), wrong('energy', 2, '7.00')]);
  expect(() => choose(byPeriod, { 'energy:1:': '6.00' }, [whole])).toThrow(
    'De la factura F-1 ya se reclaman 10,00\u00a0€ en R-0003 por líneas que han cambiado',
  );
  // The remaining amount is free.
  const more = billOf([wrong('energy', 1, '6.00'), wrong('power', 1, '12.00')]);
  expect(choose(more, { 'energy:1:': '6.00' }, [whole]).lines).toHaveLength(1);
});

it('a line that another claim has leaves the others free', () => {
  const bill = billOf([wrong('energy', 1, '6.00'), wrong('power', 1, '12.00')]);
  expect(choose(bill, { 'power:1:': '12.00' }, [held('energy:1:', '9.00')]).lines).toHaveLength(1);
});

it('what the bill already takes off goes along, and something must be left', () => {
  const bill = billOf([wrong('power', 1, '12.00'), wrong('total', null, '-4.00')], '-4.00');
  const message = { message: 'Revisa los campos señalados.' };
  expect(() => choose(bill, { 'power:1:': '12.00' })).toThrow(message.message);
  expect(() => choose(bill, { sums: '-4.00' })).toThrow(message.message);
  expect(choose(bill, { 'power:1:': '12.00', sums: '-4.00' }).lines).toHaveLength(2);
});

it('what other lines were billed too low goes along, too', () => {
  const bill = billOf([wrong('power', 1, '12.00'), wrong('energy', 1, '-5.00')]);
  expect(() => choose(bill, { 'power:1:': '12.00' })).toThrow('Revisa los campos señalados.');
  expect(choose(bill, { 'power:1:': '12.00', setOff: '-5.00' }).lines).toHaveLength(2);
});

it('nothing is claimed of a pending bill, nor a line twice', () => {
  const pending = { ...billOf([]), verification: null };
  expect(() => choose(pending, { 'power:1:': '12.00' })).toThrow(/ha cambiado/);
  const bill = billOf([wrong('power', 1, '12.00')]);
  const line = { key: 'power:1:', totalEur: '12.00' };
  const sent = { billId: 'b1', paidOn: null, lines: [line, line] };
  expect(() => chosenLines(sent, { bill, place: 0 }, [])).toThrow(/ha cambiado/);
});
