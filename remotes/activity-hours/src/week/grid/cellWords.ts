import type { Week } from '@vatio/contracts/activity-hours/weeks';
import { monthInWords } from '@vatio/ui/format';
import type { Row } from '../../common/row';
import { shortDay } from '../weekDays';

/** The label of a square: «Panadería Ávila, Estudio, lun 23». */
export const cellLabel = ({ client, activity }: Row, date: string): string =>
  `${client.name}, ${activity.name}, ${shortDay(date)}`;

/** The reason why a day takes no hours; empty: it does. */
export function closedBecause(day: Week['days'][number]): string {
  if (day.isLocked) {
    return `El mes de ${monthInWords(day.date.slice(0, 7))} está cerrado: si falta algo, pide a un administrador que lo abra.`;
  }
  return day.isFuture ? 'Este día no ha llegado todavía.' : '';
}
