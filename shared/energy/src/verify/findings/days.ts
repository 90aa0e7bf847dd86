import { cycleOf } from '../../bill/cycle';
import { addDays, commonDays, type DayRange, daysIn } from '../../calendar/dates';
import { spanishDate, spanishRange } from '../../exact/spanish';
import type { Neighbour } from '../context';
import type { Finding } from '../verification';
import { daysText, type FindingFacts, finding } from './facts';

const spoken = ({ firstDay, lastDay }: DayRange) => spanishRange(firstDay, lastDay);

/** A reading ends one bill and begins the next: days between have none, or two. */
function between(
  { cycle }: FindingFacts,
  { number, readings }: Neighbour,
  which: 'anterior' | 'siguiente',
): Finding[] {
  const other = cycleOf(readings);
  const common = commonDays(cycle, other);
  if (common > 0) {
    const message = `La factura ${which} (${number}) es ${spoken(other)}: ${daysText(common)} se cobran dos veces. Reclama que se anule una de las dos, o comprueba las fechas.`;
    return [{ ...finding('overlap', 'error', message), days: common }];
  }
  const [first, second] = which === 'anterior' ? [other, cycle] : [cycle, other];
  const hole = { firstDay: addDays(first.lastDay, 1), lastDay: addDays(second.firstDay, -1) };
  const days = daysIn(hole);
  if (days <= 0) return [];
  const message = `Entre esta factura y la ${which} (${number}) hay ${daysText(days)} sin facturar, ${spoken(hole)}: pide la factura que falta, o comprueba las fechas.`;
  return [{ ...finding('gap', 'review', message), days }];
}

function printedDays({ bill, cycle }: FindingFacts): Finding[] {
  const { printedDays: printed = null, readings } = bill;
  const days = daysIn(cycle);
  if (printed === null || printed === days) return [];
  const message = `La factura dice ${daysText(printed)}, y entre las lecturas del ${spanishDate(readings.from)} y del ${spanishDate(readings.to)} hay ${days} (el día de la lectura inicial no se cobra): comprueba las fechas, y reclama si se cobran días de más.`;
  return [finding('daysDiffer', 'error', message)];
}

const plain = (number: string) => number.trim().toUpperCase().slice(0, 100);

function duplicate({ bill, context }: FindingFacts): Finding[] {
  const numbers = context.otherNumbers ?? [];
  if (!numbers.some((number) => plain(number) === plain(bill.number))) return [];
  const message = `Ya hay otra factura de la comercializadora con el número ${bill.number}: comprueba si es la misma antes de darla por buena.`;
  return [finding('duplicateNumber', 'error', message)];
}

/** Findings on the number and the days of a bill beside those of others. */
export const dayFindings = (facts: FindingFacts): Finding[] => [
  ...duplicate(facts),
  ...printedDays(facts),
  ...(facts.context.previous ? between(facts, facts.context.previous, 'anterior') : []),
  ...(facts.context.next ? between(facts, facts.context.next, 'siguiente') : []),
];
