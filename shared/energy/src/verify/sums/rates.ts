import type { BillLine } from '../../bill/bill';
import { type ExactNumber, exact, sum } from '../../exact/decimal';
import type { IssuedBill, IssuedConcept } from '../issued';
import type { Amounts } from './amounts';
import { baseOfWay, type ElectricityTaxFound } from './electricityTax';
import { rateOf } from './indirectTax';
import type { IndirectTaxFound } from './taxGroups';

/** Rates that some law has had since 2021: what a bill with another one is likely to have taken. */
const knownElectricityRates = ['5.11269632', '0.5', '2.5', '3.8'];
const knownTaxRates = ['21', '10', '5', '7', '3', '4', '1', '0.5'];

/** The least gap that distinguishes two rates: amounts that differ by more than roundings. */
const leastGapEur = '0.25';

/** A tax is rounded to cents. */
const isClose = (one: ExactNumber, other: ExactNumber) => one.minus(other).abs().lte('0.02');

const printedRate = ({ lines }: IssuedBill, of: IssuedConcept): ExactNumber | null => {
  const rates = lines.filter(({ concept }) => concept === of).map(({ ratePercent }) => ratePercent);
  const [first, ...others] = rates;
  return first && others.every((rate) => rate && exact(rate).eq(first)) ? exact(first) : null;
};

function detected(
  amount: ExactNumber,
  { base, due, known }: { base: ExactNumber; due: ExactNumber; known: readonly string[] },
): ExactNumber | null {
  if (base.eq(0) || amount.minus(due).abs().lt(leastGapEur)) return null;
  const found = known.find((rate) => isClose(amount, base.times(rate).div(100)));
  return found === undefined ? null : exact(found);
}

const isAmong = (rate: ExactNumber, lines: readonly BillLine[]) =>
  lines.some((line) => rateOf(line)?.eq(rate));

/** @returns the printed or detected rate of the IEE where it is not the right one */
export function billedElectricityRate(
  bill: IssuedBill,
  found: ElectricityTaxFound | null,
  amounts: Amounts,
): ExactNumber | null {
  const rates = found?.positions.flatMap(({ way, amount: due }) => {
    const base = baseOfWay(way, amounts);
    const of = { base, due, known: knownElectricityRates };
    return printedRate(bill, 'electricityTax') ?? detected(amounts.electricityTax, of) ?? [];
  });
  const [rate] = rates ?? [];
  const right = found?.accepted.amounts.some(({ amount }) =>
    isClose(amount, amounts.electricityTax),
  );
  if (!rate || right) return null;
  const due = found?.line?.parameters[0];
  const isRight = due?.kind === 'electricityTax' && exact(due.value).eq(rate);
  return isRight || due?.condition?.alternative === rate.toFixed() ? null : rate;
}

/** @returns the printed or detected rate of the indirect tax where it is not a right rate */
export function billedTaxRate(bill: IssuedBill, found: IndirectTaxFound): ExactNumber | null {
  const { lines } = found;
  if (lines.length === 0) return null;
  const printed = bill.lines
    .filter(({ concept, ratePercent }) => concept === 'tax' && ratePercent)
    .map(({ ratePercent }) => exact(ratePercent ?? 0));
  const wrong = printed.find((rate) => !isAmong(rate, lines));
  if (wrong) return wrong;
  if (lines.length > 1) return null;
  const billed = sum(
    bill.lines.filter(({ concept }) => concept === 'tax').map(({ amountEur }) => exact(amountEur)),
  );
  const base = exact(lines[0]?.terms[0]?.quantity ?? 0);
  const due = exact(lines[0]?.amountEur ?? 0);
  const rate = detected(billed, { base, due, known: knownTaxRates });
  return rate && !isAmong(rate, lines) ? rate : null;
}
