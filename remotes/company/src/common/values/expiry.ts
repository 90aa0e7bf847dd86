import type { ExpiryWindow } from '@vatio/contracts/company/supply';
import { count } from '@vatio/ui/format';
import { daysBetween } from './days';

/** The windows that lists filter by, in days. */
export const expiryWindows = ['30', '60', '90'] as const satisfies readonly ExpiryWindow[];

export const expiryOptions = expiryWindows.map((value) => ({
  value,
  label: `En ${value} días o menos`,
}));

/** The time left until a contract ends, and so its urgency. */
export type Urgency = 'ended' | 'within30' | 'within60' | 'within90' | 'later';

/** @param lastDay the last day of the contract */
export function urgencyOf(lastDay: string, today: string): Urgency {
  const days = daysBetween(today, lastDay);
  if (days < 0) return 'ended';
  if (days <= 30) return 'within30';
  if (days <= 60) return 'within60';
  return days <= 90 ? 'within90' : 'later';
}

/** «vence hoy», «vence en 12 días», «venció hace 3 días» */
export function expiryInWords(lastDay: string, today: string): string {
  const days = daysBetween(today, lastDay);
  if (days === 0) return 'vence hoy';
  if (days > 0) return `vence en ${count(days, 'día', 'días')}`;
  return `venció hace ${count(-days, 'día', 'días')}`;
}
