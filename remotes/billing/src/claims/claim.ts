import type { ClaimRow } from '@vatio/contracts/billing/claims';
import type { ClaimEvent, ClaimRecipient, ClaimState } from '@vatio/contracts/billing/claimWords';
import { today } from '@vatio/records/time';
import { count, date } from '@vatio/ui/format';

/** The states of a claim, in the order of their chips. */
export const claimStateLabels: Readonly<Record<ClaimState, string>> = {
  open: 'Abierta',
  accepted: 'Aceptada',
  partial: 'Aceptada en parte',
  rejected: 'Rechazada',
};

export const recipientLabels: Readonly<Record<ClaimRecipient, string>> = {
  supplier: 'La comercializadora',
  distributor: 'La distribuidora',
};

export const claimEventLabels: Readonly<Record<ClaimEvent, string>> = {
  created: 'Reclamación hecha',
  changed: 'Cambio',
  accepted: 'Aceptada',
  partial: 'Aceptada en parte',
  rejected: 'Rechazada',
  reopened: 'Reabierta',
  deleted: 'Borrada',
  restored: 'Restaurada',
};

/** Days before the deadline from which the list warns. */
const warnedDays = 7;
const dayMs = 86_400_000;

/** The deadline of an open claim, and its urgency. */
export interface Due {
  /** «Vence en 3 días» */
  readonly words: string;
  readonly isOverdue: boolean;
  /** Overdue, or soon. */
  readonly isUrgent: boolean;
}

/** @returns undefined: it has its answer, or there was no rule of a deadline. @param day today, by default */
export function dueOf(
  { state, answerBy }: Pick<ClaimRow, 'state' | 'answerBy'>,
  day = today(),
): Due | undefined {
  if (state !== 'open' || answerBy === null) return undefined;
  const days = Math.round((Date.parse(answerBy) - Date.parse(day)) / dayMs);
  return { words: wordsOf(days, answerBy), isOverdue: days < 0, isUrgent: days <= warnedDays };
}

function wordsOf(days: number, answerBy: string): string {
  if (days < 0) return `Vencida hace ${count(-days, 'día', 'días')}`;
  if (days === 0) return 'Vence hoy';
  if (days === 1) return 'Vence mañana';
  return days <= warnedDays
    ? `Vence en ${count(days, 'día', 'días')}`
    : `Vence el ${date(answerBy)}`;
}
