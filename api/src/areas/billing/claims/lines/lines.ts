import type { ClaimLine, NewClaim } from '@vatio/contracts/billing/claims/claims';
import { claimReference } from '@vatio/contracts/billing/claims/claimWords';
import { scaled, sumOf, unscaled } from '@vatio/contracts/billing/scaled';
import { claimLines } from '@vatio/energy/claims';
import { decimalInWords } from '@vatio/records/format';
import { Refusal, wrongField } from '../../../../refusal';
import type { ClaimableBill } from './lines.bill.repository';
import type { HeldLine } from './lines.held.repository';

/** The lines of a bill that may be claimed by its current verification; none while it is pending. */
export const linesOf = ({ verification }: Pick<ClaimableBill, 'verification'>): ClaimLine[] =>
  verification ? claimLines(verification).map((line) => ({ ...line })) : [];

/** A bill, and those of its lines that are claimed. */
export interface ChosenBill {
  readonly bill: ClaimableBill;
  readonly paidOn: string | null;
  readonly lines: readonly ClaimLine[];
}

/**
 * The chosen lines as they are now.
 *
 * @param held the lines of these bills that other claims ask for
 * @throws Refusal conflict when a line has changed or is claimed already, or invalid
 */
export function chosenLines(
  sent: NewClaim['bills'][number],
  { bill, place }: { readonly bill: ClaimableBill; readonly place: number },
  held: readonly HeldLine[],
): ChosenBill {
  const all = linesOf(bill);
  const own = held.filter(({ billId }) => billId === bill.billId);
  const lines = sent.lines.map(({ key, totalEur }) => {
    const line = all.find((one) => one.key === key);
    if (!line || scaled(line.totalEur, 2) !== centsOf(totalEur)) throw changed(bill);
    const other = own.find((one) => one.key === key);
    if (other) throw claimedAlready(line.label, bill.number, other);
    return line;
  });
  if (new Set(lines).size < lines.length) throw changed(bill);
  const free = all.filter(({ key }) => !own.some((one) => one.key === key));
  requireWithoutVanished({ bill, lines, free, all, own });
  const discount = free.find((line) => line.totalEur.startsWith('-') && !lines.includes(line));
  if (discount) {
    throw wrongField(
      `bills.${place}.lines`,
      `La factura ${bill.number} ya descuenta ${euros(discount.totalEur.slice(1))}: deja esa línea`,
    );
  }
  if (totalOf(lines) <= 0n) {
    throw wrongField(`bills.${place}.lines`, `De la factura ${bill.number} no queda nada`);
  }
  return { bill, paidOn: sent.paidOn, lines };
}

const changed = ({ number }: ClaimableBill) =>
  new Refusal(
    'conflict',
    `La comprobación de la factura ${number} ha cambiado mientras la veías: repasa sus líneas.`,
  );

/** @throws never: it is what is thrown */
export const claimedAlready = (
  label: string,
  billNumber: string,
  { number }: Pick<HeldLine, 'number'>,
) =>
  new Refusal(
    'conflict',
    `«${label}» de la factura ${billNumber} ya se reclama en ${claimReference(number)}: quita esa línea.`,
  );

interface Free extends Pick<ChosenBill, 'bill' | 'lines'> {
  readonly free: readonly ClaimLine[];
  readonly all: readonly ClaimLine[];
  readonly own: readonly HeldLine[];
}

/**
 * A line that is claimed and not found any more may be another one by now, «Energía P1» instead of
 * «Energía»: its euros are not claimed again. @throws Refusal conflict
 */
function requireWithoutVanished({ bill, lines, free, all, own }: Free): void {
  const vanished = own.filter(({ key }) => !all.some((line) => line.key === key));
  const [first] = vanished;
  if (!first || totalOf(lines) <= totalOf(free) - totalOf(vanished)) return;
  throw new Refusal(
    'conflict',
    `De la factura ${bill.number} ya se reclaman ${euros(unscaled(totalOf(vanished), 2))} en ${claimReference(first.number)} por líneas que han cambiado: ciérrala o bórrala antes de reclamar otras.`,
  );
}

const totalOf = (lines: readonly { readonly totalEur: string }[]): bigint =>
  sumOf(lines.map(({ totalEur }) => scaled(totalEur, 2)));

/** The cents of a sent amount, which may be any text. */
const centsOf = (text: string): bigint | undefined =>
  /^-?\d{1,15}(\.\d{1,2})?$/.test(text) ? scaled(text, 2) : undefined;

const euros = (eur: string) => `${decimalInWords(eur)}\u00a0€`;
