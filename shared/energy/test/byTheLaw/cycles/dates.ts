import { addDays, type LocalDate } from '../../../src/calendar';
import type { Random } from '../../random';

/** Days on which a price, a rule or a clock changes. */
const turns = [
  '2024-01-01',
  '2025-01-01',
  '2025-02-06',
  '2025-03-30',
  '2025-04-01',
  '2025-10-26',
  '2026-01-01',
  '2026-03-22',
  '2026-06-26',
  '2026-11-01',
  '2027-01-01',
] as const;

function lengthOf(random: Random): number {
  if (random.is(0.72)) return random.whole(27, 34);
  if (random.is(0.4)) return random.whole(1, 20);
  return random.is(0.4) ? random.whole(40, 50) : random.whole(55, 65);
}

interface Dates {
  readonly readings: { readonly from: LocalDate; readonly to: LocalDate };
  readonly brokenCycle?: Dates['readings'];
  readonly accruedOn: LocalDate;
}

/** Readings from 2024 to 2026, and some beyond; a third of them is near such a day. */
export function randomDates(random: Random): Dates {
  const days = lengthOf(random);
  const isNear = random.is(0.35);
  const from = isNear
    ? addDays(random.of(turns), random.is(0.2) ? -1 : -random.whole(0, days))
    : addDays('2023-12-31', random.whole(0, 1_080));
  const readings = { from, to: addDays(from, days) };
  const accruedOn = addDays(readings.to, random.whole(0, 20));
  if (!random.is(0.12)) return { readings, accruedOn };
  const before = random.whole(0, 15);
  const brokenCycle = {
    from: addDays(from, -before),
    to: addDays(readings.to, random.whole(before === 0 ? 1 : 0, 15)),
  };
  return { readings, brokenCycle, accruedOn };
}
