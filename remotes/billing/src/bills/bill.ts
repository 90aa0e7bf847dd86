import type { BillRow } from '@vatio/contracts/billing/bills';
import {
  type BillPeriodField,
  type BillState,
  billPeriodFields,
} from '@vatio/contracts/billing/billWords';
import { formatCups } from '@vatio/energy/cups';

/** The meaning of each state, and what to do. */
export const stateMeanings: Readonly<Record<BillState, string>> = {
  pending: 'Ella o sus datos han cambiado: hay que verificarla.',
  correct: 'Cada línea es la que debe ser.',
  claimable: 'Se ha facturado de más: se puede reclamar.',
  inFavour: 'Se ha facturado de menos, y nada de más.',
  review: 'Los importes cuadran, pero hay algo que una persona debe mirar.',
  notVerifiable: 'Falta algún dato con el que comparar.',
};

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

/** «Energía consumida, en kWh» @param of a part of the bill: « del tramo 1» */
export function periodLabel(field: BillPeriodField, of = ''): string {
  const { label, unit } = billPeriodFields[field];
  return `${label}${of}, en ${unit}`;
}
