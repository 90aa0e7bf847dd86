import type { ParameterTable } from '../tariff/parameters';
import type { Bill } from './bill';
import { cautionsOf } from './cautions';
import { checkBillInput } from './checkInput';
import { distinctMissing } from './cost';
import { cycleOf, powerPieces } from './cycle';
import { energyLines } from './energy/energy';
import { excess } from './excess/excess';
import { meterLines, serviceLines, socialBonusLines } from './fixed';
import type { BillInput } from './input';
import { powerLines } from './power';
import { reactiveByPeriod, reactiveNotInCycle } from './reactive/reactive';
import { shortContractLines } from './shortContract';
import { socialDiscount } from './socialDiscount';
import { electricityTaxLine, indirectTaxLines } from './taxes/taxLines';
import { vatCautions } from './taxes/taxRates';
import { tollDiscountLines } from './tollDiscount';
import { add, totalOf, totalText } from './totals';

/**
 * A bill as it should be: line by line, each rounded half-up to cents, in the order of an invoice.
 * Days split prices that change between the readings; taxes have the rates of the day on which they
 * accrue. Sources: Circular CNMC 3/2020, Circular CNMC 1/2025, Ley 38/1992, Ley 37/1992 and the
 * norms of each line and parameter.
 *
 * @param parameters the regulated values, `defaultParameters()` or a person's own
 * @returns lines and totals. An unknown amount is null and names what is missing; so does every
 *   total that depends on it, and nothing else
 * @throws RangeError that names the field when the input is malformed: no day, no number, a
 *   negative energy, another count of periods than the tariff's
 */
export function computeBill(input: BillInput, parameters: ParameterTable): Bill {
  checkBillInput(input);
  const bill = billWith(input, parameters);
  const questions = bill.lines
    .flatMap((line) => line.parameters.map(({ condition }) => condition?.question))
    .filter((question) => question !== undefined);
  if (questions.length === 0) return { ...bill, ifConditionsHeld: null };
  const { lines, taxEur, totalEur } = billWith(input, parameters.ifConditionsHeld());
  const tax = lines.find(({ concept }) => concept === 'electricityTax');
  const held = { electricityTaxEur: tax?.amountEur ?? null, taxEur, totalEur };
  return { ...bill, ifConditionsHeld: { questions: [...new Set(questions)], ...held } };
}

function billWith(input: BillInput, parameters: ParameterTable): Omit<Bill, 'ifConditionsHeld'> {
  const cycle = cycleOf(input.readings);
  const ofExcess = excess(input, parameters, cycle);
  const reactive = reactiveByPeriod(input, parameters, cycle);
  const discount = socialDiscount(input, parameters, cycle);
  const consumption = [
    ...powerLines(input, parameters, cycle),
    ...shortContractLines(input, parameters, cycle),
    ...energyLines(input, parameters, cycle),
    ...tollDiscountLines(input, parameters, cycle),
    ...ofExcess.lines,
    ...reactive.map(({ line }) => line),
    ...discount.lines,
  ];
  const bonus = socialBonusLines(input, parameters, cycle);
  const beforeTax = [...consumption, ...bonus];
  const subtotal = totalOf(beforeTax);
  const taxed = input.socialBonus === 'taxed' ? subtotal : totalOf(consumption);
  const electricityTax = electricityTaxLine(input, parameters, taxed, cycle);
  const supply = [...beforeTax, electricityTax];
  const equipment = [...meterLines(input, parameters, cycle), ...serviceLines(input)];
  const powersKw = powerPieces(input, cycle).at(-1)?.powersKw ?? input.powersKw;
  const taxes = indirectTaxLines({ ...input, powersKw }, parameters, { supply, equipment }, cycle);
  const lines = [...supply, ...equipment, ...taxes];
  const base = add([subtotal, totalOf([electricityTax, ...equipment])]);
  const tax = totalOf(taxes);
  const total = add([base, tax]);
  return {
    lines,
    subtotalEur: totalText(subtotal),
    taxableBaseEur: totalText(base),
    taxEur: totalText(tax),
    totalEur: totalText(total),
    notVerifiable: distinctMissing(total.missing),
    cautions: [
      ...ofExcess.cautions,
      ...reactiveNotInCycle(reactive, input, cycle),
      ...discount.cautions,
      ...vatCautions({ ...input, powersKw }, input.accruedOn, parameters),
      ...cautionsOf(input, lines, cycle),
    ],
  };
}
