import { addDays, type DayRange, isOfWholeMonths } from '../../calendar/dates';
import { startOfDay } from '../../calendar/localTime';
import { exact } from '../../exact/decimal';
import { quartersText, spanishNumber, spanishRange } from '../../exact/spanish';
import { notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { periodsOf, type Territory } from '../../tariff/tariffs';
import type { BillCaution, BillLine } from '../bill';
import type { BillInput } from '../input';
import { excessLine, type MeasuredExcess } from './excessLine';
import { type OverQuarters, quartersOver } from './quartersOver';

const rootDecimals = 6;

function measure(
  { over, known }: OverQuarters,
  contractedKw: string,
  cycle: DayRange,
  territory: Territory,
): MeasuredExcess {
  if (known === 0) {
    const days = spanishRange(cycle.firstDay, cycle.lastDay);
    return { missing: notVerifiable.data(`la curva cuartohoraria ${days}`) };
  }
  if (over.length === 0) return { none: `Ningún cuarto de hora pasa de ${contractedKw} kW` };
  return {
    excessIn: ({ firstDay, lastDay }) => {
      const from = startOfDay(firstDay, territory);
      const to = startOfDay(addDays(lastDay, 1), territory);
      const within = over.filter(({ startMs }) => startMs >= from && startMs < to);
      if (within.length === 0) return null;
      // The rule allows the root in double precision; its result is an exact number again.
      const root = Math.sqrt(within.reduce((total, { excessKw }) => total + excessKw ** 2, 0));
      const power = exact(root);
      const shown = spanishNumber(power.round(rootDecimals));
      return { power, text: `√Σ de ${quartersText(within.length)} (${shown} kW)` };
    },
  };
}

function cautionsOf(periods: readonly OverQuarters[], cycle: DayRange): BillCaution[] {
  const all = periods.reduce((total, { quarters }) => total + quarters, 0);
  const unknown = all - periods.reduce((total, { known }) => total + known, 0);
  const cautions: BillCaution[] = [];
  if (unknown > 0 && unknown < all) {
    const message = `Del ciclo no consta la potencia de ${quartersText(unknown)} (de ${spanishNumber(all)}): el exceso de potencia puede ser mayor.`;
    cautions.push({ code: 'unknownQuarters', message, count: unknown });
  }
  if (unknown < all && !isOfWholeMonths(cycle)) {
    const message =
      'El ciclo no es de meses naturales: los excesos se han calculado por mes natural, con el t_ep entero de cada mes. No está claro cómo se reparten en otro ciclo.';
    cautions.push({ code: 'notNaturalMonths', message });
  }
  return cautions;
}

/**
 * Points of type 1 to 3: the root of the sum of the squares of the quarters over the contracted
 * power, by period and natural month.
 */
export function curveExcess(
  input: BillInput,
  table: ParameterTable,
  cycle: DayRange,
): { readonly lines: readonly BillLine[]; readonly cautions: readonly BillCaution[] } {
  const { tariff, territory, quarterDemand } = input;
  const powersKw = input.powersKw.map(Number);
  const rule = { tariff, territory, term: 'power' } as const;
  const byPeriod = quartersOver({ powersKw, rule, demand: quarterDemand ?? null }, cycle);
  const lines = periodsOf(tariff, 'power').flatMap((period, i) => {
    const found = byPeriod[i];
    if (!found || found.quarters === 0) return [];
    const contractedKw = spanishNumber(input.powersKw[i] ?? 0);
    const measured = measure(found, contractedKw, cycle, territory);
    return [excessLine(input, table, { period, cycle }, measured)];
  });
  return { lines, cautions: cautionsOf(byPeriod, cycle) };
}
