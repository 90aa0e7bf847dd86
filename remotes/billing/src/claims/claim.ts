import type { ClaimRow } from '@vatio/contracts/billing/claims/claims';
import { dueSoonDays } from '@vatio/contracts/billing/claims/claimWords';
import { today } from '@vatio/records/time';
import { count, date } from '@vatio/ui/format';

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
  return { words: wordsOf(days, answerBy), isOverdue: days < 0, isUrgent: days <= dueSoonDays };
}

function wordsOf(days: number, answerBy: string): string {
  if (days < 0) return `Vencida hace ${count(-days, 'día', 'días')}`;
  if (days === 0) return 'Vence hoy';
  if (days === 1) return 'Vence mañana';
  return days <= dueSoonDays
    ? `Vence en ${count(days, 'día', 'días')}`
    : `Vence el ${date(answerBy)}`;
}
