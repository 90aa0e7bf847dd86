import { useQuery } from '@tanstack/react-query';
import { accessCaution, type Tariff } from '@vatio/energy/tariff';
import { isDay } from '@vatio/records/day';
import { today } from '../common/values/days';
import { accessQuery } from './accessApi';

export interface AccessDoubtProps {
  readonly of: {
    readonly tariff: Tariff;
    /** The first day of the prices; '' = not typed yet. */
    readonly from: string;
    /** €/kWh, P1 first. Exact decimals. */
    readonly prices: readonly string[];
    /** True if they are said to include tolls and charges. */
    readonly includesAtr: boolean;
  };
}

/** Warns when energy prices look as if tolls and charges were inside, or were not. It never refuses. */
export function AccessDoubt({ of: { tariff, from, prices, includesAtr } }: AccessDoubtProps) {
  const access = useQuery(accessQuery(tariff, isDay(from) ? from : today()));
  if (!access.data) return null;
  const caution = accessCaution({
    pricesEurPerKwh: prices,
    includesAtr,
    accessEurPerKwh: access.data,
  });
  return caution && <p className="alert alert-warning">{caution}</p>;
}
