import type { BillLine } from '../../bill/bill';
import { cycleOf } from '../../bill/cycle';
import type { BillInput } from '../../bill/input';
import { electricityTaxLine } from '../../bill/taxes/taxLines';
import type { LocalDate } from '../../calendar/dates';
import { type ExactNumber, exact, sum } from '../../exact/decimal';
import { type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { type Accepted, acceptedAmounts, notAccepted } from '../lines/judge';
import { type Amounts, closest } from './amounts';

/** A way of billing a tax that would be right. */
export interface ElectricityTaxWay {
  readonly table: ParameterTable;
  readonly hasBonus: boolean;
  readonly hasServices: boolean;
  /** Spanish; empty: the usual one. */
  readonly why: string;
}

export interface ElectricityTaxFound {
  readonly accepted: Accepted;
  /** The way that closes, or else the dearest, which is not too much by any reading; null: not verifiable. */
  readonly way: ElectricityTaxWay | null;
  /** The line of that way. */
  readonly line: BillLine | null;
  /** All ways with that table: the bono social inside the base, and outside. */
  readonly positions: readonly { readonly way: ElectricityTaxWay; readonly amount: ExactNumber }[];
}

const inside = 'con el bono social en la base del impuesto';
const outside = 'con el bono social fuera de la base del impuesto';

export const baseOfWay = (way: ElectricityTaxWay, amounts: Amounts): ExactNumber =>
  sum([
    amounts.consumption,
    ...(way.hasBonus ? [amounts.socialBonus] : []),
    ...amounts.services
      .filter(({ isTaxed }) => isTaxed ?? way.hasServices)
      .map(({ amount }) => amount),
  ]);

/** The tax of some amounts, in a way. Source: Ley 38/1992 arts. 92 to 99 (BOE-A-1992-28741). */
export const electricityTaxOf = (
  input: BillInput,
  way: ElectricityTaxWay,
  amounts: Amounts,
): BillLine =>
  electricityTaxLine(
    input,
    way.table,
    { amount: baseOfWay(way, amounts), missing: [] },
    cycleOf(input.readings),
  );

/** A rate that depends on an unsettled condition; null: it does not. */
export function openRate(line: BillLine, on: LocalDate): NotVerifiable | null {
  const open = line.parameters.find(({ condition }) => condition);
  return open ? notVerifiable.parameter(open, on, open) : null;
}

function waysOf(amounts: Amounts, table: ParameterTable): ElectricityTaxWay[] {
  const bonus = amounts.socialBonus.eq(0) ? [true] : [true, false];
  const isUnsaid = amounts.services.some(({ isTaxed }) => isTaxed === null);
  return bonus.flatMap((hasBonus) =>
    (isUnsaid ? [false, true] : [false]).map((hasServices) => {
      const position = bonus.length > 1 ? (hasBonus ? inside : outside) : '';
      const services = hasServices ? 'con los otros conceptos en la base del impuesto' : '';
      const why = [position, services].filter(Boolean).join(' y ');
      return { table, hasBonus, hasServices, why };
    }),
  );
}

/**
 * The IEE of what is printed, in every way that is accepted: the bono social in its base or not, the
 * services that do not say it too, and both rates where a condition is not settled.
 */
export function findElectricityTax(
  input: BillInput,
  amounts: Amounts,
  table: ParameterTable,
): ElectricityTaxFound {
  const usual = waysOf(amounts, table);
  const of = (way: ElectricityTaxWay) => ({ way, line: electricityTaxOf(input, way, amounts) });
  const found = usual.map(of);
  const [first] = found;
  const unsettled = first ? openRate(first.line, input.accruedOn) : null;
  if (unsettled) {
    const held = table.ifConditionsHeld();
    const why = 'si se cumplió la condición';
    const ways = usual.map((way) => ({
      ...way,
      table: held,
      why: [way.why, why].filter(Boolean).join(' y '),
    }));
    found.push(...ways.map(of));
  }
  const missing = found.flatMap(({ line }) => line.missing);
  if (missing.length > 0) {
    return { accepted: notAccepted(missing), way: null, line: null, positions: [] };
  }
  const amountsOf = found.map(({ way, line }) => ({
    way,
    line,
    amount: exact(line.amountEur ?? 0),
  }));
  const accepted = {
    ...acceptedAmounts(
      amountsOf.map(({ way, amount }) => ({ amount, why: way.why })),
      unsettled,
    ),
    isOpen: unsettled !== null,
  };
  const best = closest(amounts.electricityTax, amountsOf, ({ amount }) => amount);
  return {
    accepted,
    way: best?.way ?? null,
    line: best?.line ?? null,
    positions: amountsOf.filter(({ way }) => way.table === best?.way.table),
  };
}
