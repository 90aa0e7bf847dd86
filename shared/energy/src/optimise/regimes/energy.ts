import { addDays, type DayRange } from '../../calendar/dates';
import { quarterMs, startOfDay } from '../../calendar/localTime';
import { periodLookUp } from '../../calendar/periods';
import type { QuarterDemand } from '../../curve/demand';
import { type ExactNumber, exact, sum, zero } from '../../exact/decimal';
import { accessPrices } from '../../rates/prices';
import type { NotVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { periodsOf, type Tariff } from '../../tariff/tariffs';
import type { PowerStudy } from '../study';

type Supply = Pick<PowerStudy, 'territory' | 'pricesOn'>;

const startOf = (day: string, { territory }: Supply) => startOfDay(day, territory);

/** Summed in whole tenths of a Wh, which is exact; null where a quarter is not known. */
function energyKwh(
  tariff: Tariff,
  { startMs, kw }: QuarterDemand,
  range: DayRange,
  supply: Supply,
): readonly ExactNumber[] | null {
  const periodOf = periodLookUp({ tariff, territory: supply.territory, term: 'energy' });
  const tenthsWh = periodsOf(tariff, 'energy').map(() => 0);
  const end = startOf(addDays(range.lastDay, 1), supply);
  for (let at = startOf(range.firstDay, supply); at < end; at += quarterMs) {
    const power = kw[(at - startMs) / quarterMs] ?? Number.NaN;
    if (!Number.isFinite(power)) return null;
    const i = periodOf(at) - 1;
    tenthsWh[i] = (tenthsWh[i] ?? 0) + Math.round(power * 2_500);
  }
  return tenthsWh.map((tenths) => exact(tenths).div(10_000));
}

/**
 * Toll and charge of the energy of some days in a tariff: what the supply pays for it with any supplier.
 * Sources: Circular CNMC 3/2020 art. 9.3 (BOE-A-2020-1066) and RD 148/2021 (BOE-A-2021-4239).
 *
 * @returns euros, exactly; the first price that is not known; or null where the curve has a gap
 */
export function regulatedEnergyEur(
  tariff: Tariff,
  {
    quarterDemand,
    ranges,
    ...supply
  }: Supply & { readonly quarterDemand: QuarterDemand; readonly ranges: readonly DayRange[] },
  parameters: ParameterTable,
): ExactNumber | NotVerifiable | null {
  const costs: ExactNumber[] = [];
  for (const range of ranges) {
    const priced = periodsOf(tariff, 'energy').map((period) => {
      const { pricesOn } = supply;
      const days = pricesOn ? { firstDay: pricesOn, lastDay: pricesOn } : range;
      return accessPrices(parameters, { tariff, term: 'energy', period }, days);
    });
    const [missing] = priced.flatMap((one) => one.missing);
    if (missing) return missing;
    for (const piece of piecesOf(range, priced, supply)) {
      const energies = energyKwh(tariff, quarterDemand, piece, supply);
      if (!energies) return null;
      costs.push(
        ...energies.map((kwh, i) => {
          const price = priced[i]?.segments.find(
            ({ firstDay, lastDay }) =>
              supply.pricesOn !== undefined ||
              (firstDay <= piece.firstDay && piece.firstDay <= lastDay),
          );
          return kwh.times(price?.price ?? zero);
        }),
      );
    }
  }
  return sum(costs);
}

/** A range cut where the price of a period changes. */
function piecesOf(
  range: DayRange,
  priced: readonly { readonly segments: readonly DayRange[] }[],
  { pricesOn }: Supply,
): readonly DayRange[] {
  if (pricesOn) return [range];
  const starts = priced.flatMap(({ segments }) => segments.map(({ firstDay }) => firstDay));
  const firstDays = [...new Set(starts)].sort();
  return firstDays.map((firstDay, i) => {
    const next = firstDays[i + 1];
    return { firstDay, lastDay: next ? addDays(next, -1) : range.lastDay };
  });
}
