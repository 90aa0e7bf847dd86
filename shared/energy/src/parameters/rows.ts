import type { ConfirmedParameter, PendingParameter } from '../tariff/parameterRows';
import { type Period, periodsOf, type Tariff } from '../tariff/tariffs';
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

/** One row for each period of power: published, and in no text that we could read. */
export const pendingRowsOf = (tariff: Tariff, common: Common): PendingParameter[] =>
  periodsOf(tariff, 'power').map((period) => ({
    ...common,
    tariff,
    period,
    state: 'pending',
    value: null,
  }));
