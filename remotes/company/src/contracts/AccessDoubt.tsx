import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ParameterListAnswer } from '@vatio/contracts/user/parameters';
import { accessCaution, periodsOf, type Tariff } from '@vatio/energy/tariff';
import { http } from '@vatio/platform';
import { today } from '../common/values/days';

export interface AccessDoubtProps {
  readonly of: {
    readonly tariff: Tariff;
    /** The first day of the prices; '' = not typed yet. */
    readonly from: string;
    /** €/kWh, P1 first. Exact decimals. */
    readonly prices: readonly string[];
    /** Whether they are said to include tolls and charges. */
    readonly includesAtr: boolean;
  };
}

/** Says when energy prices look as if tolls and charges were inside, or were not. Refuses nothing. */
export function AccessDoubt({ of: { tariff, from, prices, includesAtr } }: AccessDoubtProps) {
  const access = useQuery(accessQuery(tariff, from || today()));
  if (!access.data) return null;
  const caution = accessCaution({
    pricesEurPerKwh: prices,
    includesAtr,
    accessEurPerKwh: access.data,
  });
  return caution && <p className="alert alert-warning">{caution}</p>;
}

/** Toll and charge of the energy together, by period; none where a value of that day is not known. */
const accessQuery = (tariff: Tariff, day: string) =>
  queryOptions({
    queryKey: ['parameters', 'energyAccess', tariff, day],
    queryFn: async ({ signal }) => {
      const params = { tariff, year: day.slice(0, 4), state: 'confirmed', page: 1, pageSize: 1000 };
      const { data } = await http.get<ParameterListAnswer>('parameters', { params, signal });
      return accessPrices(data.rows, tariff, day);
    },
  });

function accessPrices(rows: ParameterListAnswer['rows'], tariff: Tariff, day: string) {
  const valueIn = (kind: 'energyToll' | 'energyCharge', period: number) =>
    rows.find(
      (row) =>
        row.kind === kind &&
        row.period === period &&
        row.from <= day &&
        (row.to === null || row.to >= day),
    )?.value;
  const sums = periodsOf(tariff, 'energy').map((period) => {
    const [toll, charge] = [valueIn('energyToll', period), valueIn('energyCharge', period)];
    return toll && charge ? (Number(toll) + Number(charge)).toFixed(6) : null;
  });
  return sums.every((sum) => sum !== null) ? sums : [];
}
