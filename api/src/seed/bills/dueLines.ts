import type { NewBill } from '@vatio/contracts/billing/bills';
import type { ParameterTable } from '@vatio/energy/tariff';
import { billAsIssued, contextOf, type Verification, verifyBill } from '@vatio/energy/verify';
import { v7 as uuidV7 } from 'uuid';
import { accrued, type StoredBill } from '../../areas/billing/bills/bills.repository';
import {
  contractsIn,
  curveOfDays,
  cycleDaysOf,
  registeredSupply,
  type Supply,
} from '../../areas/billing/verification/supply';
import type { StoredQuarters } from '../../areas/company/door';
import type { Db } from '../../db/transaction';

/** A bill as the register would have it. */
const registered = (bill: NewBill): StoredBill => ({
  ...accrued(bill),
  id: uuidV7(),
  version: 1,
  dataVersion: '1',
  createdAt: new Date(),
  createdBy: '',
});

/** Bills are made one by one: they have no neighbours yet. */
const alone = { before: null, after: null };

/** The curve of the days of a bill, as its verification will read it; null: none. */
export const curveOfBill = (
  db: Db,
  bill: NewBill,
  supply: Supply,
): Promise<StoredQuarters | null> =>
  curveOfDays(db, supply.point, cycleDaysOf(bill, supply, alone));

/**
 * The facts against which a bill is verified.
 *
 * @param supply with the contracts that hold for its supplier
 */
export function knownOf(bill: NewBill, supply: Supply, quarters: StoredQuarters | null) {
  const contracts = contractsIn(supply.contracts, cycleDaysOf(bill, supply, alone));
  return contextOf(registeredSupply({ ...supply, contracts }, alone, quarters), registered(bill));
}

/** The engine's lines of a bill: what a supplier that does it right prints. */
export const dueLines = (
  bill: NewBill,
  supply: Supply,
  quarters: StoredQuarters | null,
  table: ParameterTable,
): Verification['due'] =>
  verifyBill(billAsIssued(registered(bill)), knownOf(bill, supply, quarters), table).due;
