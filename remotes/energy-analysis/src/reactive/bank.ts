import { bankOf, bankSizesKvar, neededKvar, reactiveCost, withBank } from '@vatio/energy/bill';
import { daysIn } from '@vatio/energy/calendar';
import { number } from '@vatio/ui/format';
import { factOfPart } from '../studies/studyFacts';
import type { Reactive } from './reactive';

/** kVAr of the worst month and period; «0»: no reactive energy is paid. */
export const neededBankKvar = ({ supply }: Reactive): string => neededKvar(supply);

/** The usual size that gives a power, or the largest there is. @param kvar the power */
export const usualBankOf = (kvar: string): string => bankOf(kvar) ?? bankSizesKvar.at(-1) ?? '';

export interface BankSaving {
  /** The prefix of its amounts' fact keys. */
  readonly fact: string;
  /** Euros of what would be paid with it; null: not verifiable. */
  readonly afterEur: string | null;
  /** The saving in the days of the readings; null: not verifiable. */
  readonly savingEur: number | null;
  readonly days: number;
}

/** Fewer days than a year has; readings seldom begin and end on its first and last. */
const shortestYearDays = 360;

/** Price over the saving of a year, without interest: «Se amortiza en 3,2 años (precio ÷ ahorro de un año).» */
export function paybackInWords(priceEur: number, { savingEur, days }: BankSaving): string {
  if (savingEur === null) return 'El ahorro no es verificable.';
  if (savingEur <= 0) return 'No se amortiza.';
  const isShort = days < shortestYearDays;
  const years = number(priceEur / (isShort ? (savingEur * 365) / days : savingEur), 1);
  return isShort
    ? `Se amortiza en ${years} años (precio ÷ ahorro de un año: el de estos ${days} días × 365 ÷ ${days}).`
    : `Se amortiza en ${years} años (precio ÷ ahorro de un año).`;
}

/** The saving that a bank of a size would have made. */
export function bankSaving({ fact, supply, table, cost }: Reactive, sizeKvar: string): BankSaving {
  const after = reactiveCost({ ...supply, months: withBank(supply, sizeKvar) }, table);
  const isKnown = cost.amountEur !== null && after.amountEur !== null;
  return {
    fact: factOfPart(fact, 'bank', sizeKvar),
    afterEur: after.amountEur,
    savingEur: isKnown ? Number(cost.amountEur) - Number(after.amountEur) : null,
    days: supply.months.reduce((sum, { range }) => sum + daysIn(range), 0),
  };
}
