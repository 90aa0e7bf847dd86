import { addDays, quartersOfDay } from '@vatio/energy/calendar';
import { plantLoad } from '../../api/test/yearFile';

/** Days of 2026 of a plant's load, as the table of curves has them. @param scale of all of it */
export function curveRows(seed: number, scale: number, count: number) {
  const load = plantLoad(seed);
  const rows: { readonly days: string[]; readonly values: string[]; readonly sums: number[] } = {
    days: [],
    values: [],
    sums: [],
  };
  let first = 0;
  let day = '2026-01-01';
  for (let n = 0; n < count; n += 1) {
    const quarters = quartersOfDay(day, 'peninsula');
    const tenthsWh = Array.from({ length: quarters }, (_, i) =>
      Math.round(load(first + i) * scale),
    );
    rows.days.push(day);
    rows.values.push(`{${tenthsWh.join(',')}}`);
    rows.sums.push(tenthsWh.reduce((total, value) => total + value, 0));
    first += quarters;
    day = addDays(day, 1);
  }
  return rows;
}
