import type { ConfirmedParameter } from '../tariff/parameterRows';
import type { Period, Tariff } from '../tariff/tariffs';
import type { PriceTable } from './accessPrices';

type Common = Pick<ConfirmedParameter, 'kind' | 'from' | 'to' | 'norm' | 'note'>;

/** One row for each cell of a table. */
export const rowsOf = (table: PriceTable, common: Common): ConfirmedParameter[] =>
  Object.entries(table).flatMap(([tariff, prices]) =>
    prices
      .split(' ')
      .map((value, i) => ({
        ...common,
        tariff: tariff as Tariff,
        period: (i + 1) as Period,
        state: 'confirmed',
        value,
      })),
  );
