import type { DayRange } from '../calendar/dates';
import { hoursByPeriod } from '../calendar/periods';
import { exact } from '../exact/decimal';
import { spanishNumber, spanishRange } from '../exact/spanish';
import { periodsOf } from '../tariff/tariffs';
import type { BillCaution, BillLine } from './bill';
import { distinct } from './cost';
import type { BillInput } from './input';

const prorated: BillCaution = {
  code: 'energyProrated',
  message:
    'El precio de la energía cambia dentro del ciclo: se ha repartido por días, porque no se sabe cuánta se consumió antes y después del cambio.',
};

function energyNotInCycle({ tariff, territory, energyKwh }: BillInput, cycle: DayRange) {
  const hours = hoursByPeriod(cycle, { tariff, territory });
  return periodsOf(tariff, 'energy')
    .filter((_, i) => !hours[i] && exact(energyKwh[i] ?? 0).gt(0))
    .map((period): BillCaution => {
      const kwh = spanishNumber(energyKwh[period - 1] ?? 0);
      const message = `Hay ${kwh} kWh en P${period}, y ${spanishRange(cycle.firstDay, cycle.lastDay)} no hay P${period}: se han cobrado al precio de P${period}. Revisa el periodo, las fechas o el territorio.`;
      return { code: 'periodNotInCycle', message };
    });
}

/** What to know of a bill, besides its excesses. */
export function cautionsOf(
  input: BillInput,
  lines: readonly BillLine[],
  cycle: DayRange,
): BillCaution[] {
  const isProrated = lines.some(
    ({ concept, terms }) => (concept === 'energy' || concept === 'reactive') && terms.length > 1,
  );
  const notes = lines
    .flatMap(({ parameters }) => parameters.map(({ note }) => note))
    .filter((note) => note !== undefined)
    .map((message): BillCaution => ({ code: 'parameterNote', message }));
  return [
    ...energyNotInCycle(input, cycle),
    ...(isProrated ? [prorated] : []),
    ...distinct(notes, ({ message }) => message),
  ];
}
