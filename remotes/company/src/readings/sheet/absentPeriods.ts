import type { Territory } from '@vatio/contracts/company/supply';
import { territoryLabels } from '@vatio/contracts/company/supplyWords';
import { monthHasPeriod } from '@vatio/energy/calendar';
import { type Period, periodCount } from '@vatio/energy/tariff';
import type { SupplyContract } from '../../common/contract';
import { dayInDigits } from '../../common/values/days';
import type { Quantity } from '../quantities';

/** The facts that decide which periods exist. */
export interface SupplyOfSheet {
  readonly territory: Territory;
  readonly contracts: readonly Pick<SupplyContract, 'tariff' | 'from' | 'to'>[];
}

/** The contracts that are in force on any of some days. */
export const contractsIn = <Contract extends Pick<SupplyContract, 'from' | 'to'>>(
  contracts: readonly Contract[],
  days: { readonly from: string; readonly to: string },
): readonly Contract[] =>
  contracts.filter(({ from, to }) => from <= days.to && (to === null || to >= days.from));

/**
 * Returns the problem, in the API's words, of energy, reactive or not, or power in a period that no month
 * of the reading has: in July, 3.0TD has no P3. undefined where the tariff is unknown or changes the number
 * of periods.
 *
 * @param index of the period, from 0
 */
export function absentPeriodProblem(
  days: { readonly from: string; readonly to: string },
  energies: number,
  { territory, contracts }: SupplyOfSheet,
): (quantity: Quantity, index: number) => string | undefined {
  const tariffs = contractsIn(contracts, days).map(({ tariff }) => tariff);
  const [tariff] = tariffs;
  if (!tariff || tariffs.some((one) => periodCount(one, 'energy') !== energies)) {
    return () => undefined;
  }
  const months = monthsOf(days);
  return (quantity, index) => {
    const term = quantity === 'potencia' ? 'power' : 'energy';
    const rule = { tariff, territory, term } as const;
    const period = (index + 1) as Period;
    if (months.some((month) => monthHasPeriod(month, period, rule))) return undefined;
    const blank = term === 'power' ? 'deja la casilla vacía' : 'escribe 0';
    const range = `entre el ${dayInDigits(days.from)} y el ${dayInDigits(days.to)}`;
    return `P${period} no existe ${range} en ${territoryLabels[territory]}: ${blank}`;
  };
}

/** The months of some days in order, 1 to 12. */
function monthsOf({ from, to }: { readonly from: string; readonly to: string }): number[] {
  const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const [first, last] = [monthNumber(from), monthNumber(to)];
  return Array.from({ length: last - first + 1 }, (_, index) => ((first + index) % 12) + 1);
}
