import type { BillRow } from '@vatio/contracts/billing/bills';

/** Roughly as the API compares them; it decides. */
const keyOf = (text: string) => text.toLowerCase().replace(/\s+/g, '');
const supplierKeyOf = (supplier: string) => keyOf(supplier).slice(0, shortest);
const shortest = 6;

/** True if a bill of the register has this number of this supplier's. */
export const isNumbered = (
  bill: Pick<BillRow, 'supplier' | 'number'>,
  { supplier, number }: Pick<BillRow, 'supplier' | 'number'>,
): boolean =>
  keyOf(bill.number) === keyOf(number) && supplierKeyOf(bill.supplier) === supplierKeyOf(supplier);
