import type { Lock } from '@vatio/contracts/activity-hours/settings';
import type { Db } from '../../../db/transaction';
import { localDay, spanishDay } from '../../../localDay';
import { Refusal } from '../../../refusal';
import { shareMonths } from './settings.month.repository';

/** `2026-01-31` → `2026-01` */
export const monthOf = (day: string): string => day.slice(0, 7);

const monthName = new Intl.DateTimeFormat('es-ES', { month: 'long', timeZone: 'UTC' });

/** «enero de 2026» */
export const monthInWords = (month: string): string =>
  `${monthName.format(new Date(`${month}-01`))} de ${month.slice(0, 4)}`;

/** «El mes de enero de 2026 está cerrado: lo cerró Ana Ruiz el 03/02/2026.» */
export const lockedInWords = ({ month, lockedAt, lockedBy }: Lock): string =>
  `El mes de ${monthInWords(month)} está cerrado: lo cerró ${lockedBy.name} el ${spanishDay(
    localDay(new Date(lockedAt)),
  )}.`;

/**
 * Keeps the months of these days from being closed until the transaction ends.
 *
 * @throws Refusal conflict when one is closed: who closed it, and when
 */
export async function requireOpen(db: Db, days: readonly string[]): Promise<void> {
  const [locked] = await shareMonths(db, [...new Set(days.map(monthOf))]);
  if (locked) {
    throw new Refusal(
      'conflict',
      `${lockedInWords(locked)} Pide a un administrador que lo abra si hay que corregirlo.`,
    );
  }
}
