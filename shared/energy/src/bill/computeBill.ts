import type { ParameterTable } from '../tariff/parameters';
import type { Bill, BillCaution, BillLine } from './bill';
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
import { limitCautions, vatCautions } from './taxes/taxRates';
import { tollDiscountLines } from './tollDiscount';
import { add, totalOf, totalText } from './totals';

/**
 * A bill as it should be: line by line, each rounded half-up to cents, in the order of an invoice. Days
 * split prices that change between the readings; taxes have the rates of the day on which they accrue.
 * Sources: Circular CNMC 3/2020, Circular CNMC 1/2025, Ley 38/1992, Ley 37/1992 and the norms of each line
 * and parameter.
 *
 * @param parameters the regulated values, `defaultParameters()` or a person's own
 * @returns lines and totals. An unknown amount is null and names what is missing; the same applies to
 *   totals that depend on it, and to no others
 * @throws RangeError that names the field when the input is malformed: no day, no number, a negative
 *   energy, another count of periods than the tariff's
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

/** The lines of a bill that no tax has touched yet, in the order of an invoice. */
export interface UntaxedLines {
  readonly consumption: readonly BillLine[];
  readonly reactive: readonly BillLine[];
  readonly socialDiscount: readonly BillLine[];
  readonly socialBonus: readonly BillLine[];
  readonly meter: readonly BillLine[];
  readonly cautions: readonly BillCaution[];
}

/**
 * The charges of a bill before taxes. Source: Circular CNMC 3/2020 art. 9 (BOE-A-2020-1066).
 *
 * @param input checked already
 */
export function untaxedLines(input: BillInput, parameters: ParameterTable): UntaxedLines {
  const cycle = cycleOf(input.readings);
  const ofExcess = excess(input, parameters, cycle);
  const reactive = reactiveByPeriod(input, parameters, cycle);
  const discount = socialDiscount(input, parameters, cycle);
  return {
    consumption: [
      ...powerLines(input, parameters, cycle),
      ...shortContractLines(input, parameters, cycle),
      ...energyLines(input, parameters, cycle),
      ...tollDiscountLines(input, parameters, cycle),
      ...ofExcess.lines,
    ],
    reactive: reactive.map(({ line }) => line),
    socialDiscount: discount.lines,
    socialBonus: socialBonusLines(input, parameters, cycle),
    meter: meterLines(input, parameters, cycle),
    cautions: [
      ...ofExcess.cautions,
      ...reactiveNotInCycle(reactive, input, cycle),
      ...discount.cautions,
    ],
  };
}

/** The contracted powers of each part of the cycle. */
const powerSets = (input: BillInput) =>
  powerPieces(input, cycleOf(input.readings)).map(({ powersKw }) => powersKw);

/** The contracted powers of the last day: those that decide a tax rate. */
export const powersAtEnd = (input: BillInput): BillInput['powersKw'] =>
  powerSets(input).at(-1) ?? input.powersKw;

function billWith(input: BillInput, parameters: ParameterTable): Omit<Bill, 'ifConditionsHeld'> {
  const cycle = cycleOf(input.readings);
  const untaxed = untaxedLines(input, parameters);
  const consumption = [...untaxed.consumption, ...untaxed.reactive, ...untaxed.socialDiscount];
  const beforeTax = [...consumption, ...untaxed.socialBonus];
  const subtotal = totalOf(beforeTax);
  const taxed = input.socialBonus === 'taxed' ? subtotal : totalOf(consumption);
  const electricityTax = electricityTaxLine(input, parameters, taxed, cycle);
  const supply = [...beforeTax, electricityTax];
  const equipment = [...untaxed.meter, ...serviceLines(input)];
  const powersKw = powersAtEnd(input);
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
      ...untaxed.cautions,
      ...vatCautions({ ...input, powersKw }, input.accruedOn, parameters),
      ...limitCautions(input, powerSets(input), input.accruedOn, parameters),
      ...cautionsOf(input, lines, cycle),
    ],
  };
}
