import type { BillRow } from '@vatio/contracts/billing/bills';
import { formatCups } from '@vatio/energy/cups';

/** The name of a point where there is room for one: its alias, or else its CUPS. */
export const pointOfBill = ({ alias, cups }: Pick<BillRow, 'alias' | 'cups'>): string =>
  alias || formatCups(cups);

/** «la factura A-12 de Luz del Norte» */
export const billName = ({ number, supplier }: Pick<BillRow, 'number' | 'supplier'>): string =>
  `la factura ${number} de ${supplier}`;

const dayMs = 86_400_000;

/** Billed days: the one of the first reading is not. */
export const billedDays = ({ from, to }: Pick<BillRow, 'from' | 'to'>): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
