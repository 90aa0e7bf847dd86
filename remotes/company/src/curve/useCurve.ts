import { useQuery } from '@tanstack/react-query';
import type { SupplyContract } from '@vatio/contracts/company/contracts';
import { type CurveStatistics, curveStatistics } from '@vatio/energy/curve';
import { curveOf, type Days, yearsAround } from '@vatio/ui/charts';
import { useMemo } from 'react';
import type { SupplyPoint } from '../points/point';
import { curveDaysOf } from './curve';
import { curveQuery } from './curveApi';
import { contractedPowers, periodsOf, tariffOn } from './periods';

/** The curve of the years around the range on screen, and the statistics of the range itself. */
export function useCurve(point: SupplyPoint, contracts: readonly SupplyContract[], days: Days) {
  const { id, territory } = point;
  const { from, to } = yearsAround(days);
  const found = useQuery(
    curveQuery(
      id,
      useMemo(() => ({ from, to }), [from, to]),
    ),
  );
  const isLoading = found.isPending || found.isPlaceholderData;
  const answer = isLoading ? undefined : found.data;

  const all = useMemo(() => (answer ? curveDaysOf(answer) : []), [answer]);
  const curve = useMemo(() => curveOf(all), [all]);
  const shownDays = useMemo(
    () => all.filter(({ date }) => date >= days.from && date <= days.to),
    [all, days],
  );
  const periodOf = useMemo(() => periodsOf(contracts, territory), [contracts, territory]);
  const contractedOf = useMemo(
    () => contractedPowers(contracts, territory),
    [contracts, territory],
  );
  const tariff = tariffOn(contracts, shownDays.at(-1)?.date ?? days.to);
  const statistics = useMemo((): CurveStatistics | null | undefined => {
    if (isLoading) return undefined;
    return curveStatistics(shownDays, { tariff: tariff ?? '2.0TD', territory });
  }, [isLoading, shownDays, tariff, territory]);
  return { found, isLoading, curve, shownDays, periodOf, contractedOf, tariff, statistics };
}

/** kWh of each period over all months; empty while there is no tariff to tell them apart. */
export const periodSums = (statistics: CurveStatistics | null | undefined): readonly number[] =>
  (statistics?.months ?? []).reduce<number[]>(
    (sums, { kwhByPeriod }) => kwhByPeriod.map((kwh, index) => kwh + (sums[index] ?? 0)),
    [],
  );
