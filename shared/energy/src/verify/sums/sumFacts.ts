import type { BillInput } from '../../bill/input';
import type { NotVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import type { IssuedBill } from '../issued';
import type { Tolerances } from '../tolerances';
import type { Amounts } from './amounts';
import { type ElectricityTaxFound, findElectricityTax } from './electricityTax';
import { findIndirectTax, type IndirectTaxFound } from './taxGroups';

/** The taxes found on a bill; null: it has no contract, so that its rates are unknown. */
export interface TaxesFound {
  readonly electricityTax: ElectricityTaxFound | null;
  readonly indirectTax: IndirectTaxFound | null;
}

export interface SumFacts {
  readonly bill: IssuedBill;
  readonly input: BillInput | null;
  /** The contracted powers of the bill's days, in order. */
  readonly powerSets: readonly BillInput['powersKw'][];
  readonly missing: readonly NotVerifiable[];
  readonly amounts: Amounts;
  readonly table: ParameterTable;
  readonly tolerances: Tolerances;
}

export const taxesOf = ({ bill, input, powerSets, amounts, table }: SumFacts): TaxesFound => ({
  electricityTax: input && findElectricityTax(input, amounts, table),
  indirectTax: input && findIndirectTax(bill, { input, powerSets, table, amounts }),
});
