import { queryOptions } from '@tanstack/react-query';
import type { ParameterListAnswer } from '@vatio/contracts/user/parameters';
import { periodsOf, type Tariff } from '@vatio/energy/tariff';
import { http } from '@vatio/platform';

/**
 * Toll and charge of the energy together, €/kWh by period, P1 first; none where a value of that day is not
 * known.
 */
export const accessQuery = (tariff: Tariff, day: string) =>
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
