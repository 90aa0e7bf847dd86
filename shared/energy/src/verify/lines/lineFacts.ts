import type { BillInput } from '../../bill/input';
import type { NotVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import type { ContractInForce } from '../context';
import type { IssuedBill } from '../issued';
import type { Tolerances } from '../tolerances';

/** The facts that the lines of a bill are verified with. */
export interface LineFacts {
  readonly bill: IssuedBill;
  /** The whole bill, with the powers of its last day; null: there is no contract for it. */
  readonly input: BillInput | null;
  /** The contracted powers of its days, in order. */
  readonly powerSets: readonly BillInput['powersKw'][];
  readonly contracts: readonly ContractInForce[];
  /** Why there is no input. */
  readonly missing: readonly NotVerifiable[];
  readonly table: ParameterTable;
  readonly tolerances: Tolerances;
}
