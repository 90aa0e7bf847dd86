import type { LocalDate } from '../calendar/dates';
import { type Decimal, fixedText } from '../exact/decimal';
import { excessRates } from '../rates/excessRate';
import { accessPrices } from '../rates/prices';
import type { NotVerifiable } from '../tariff/notVerifiable';
import type { ParameterTable } from '../tariff/parameters';
import { type ByPeriod, periodsOf, type Tariff } from '../tariff/tariffs';

/**
 * Explains an optimum at points of type 4 and 5: if a period is exceeded on fewer days a year than
 * this, paying for a kW over costs less than contracting it. One excess counts for all days of its
 * bill.
 *
 * @param day the day of the prices
 * @returns price of a kW for a year / price of a kW over it for a day, one decimal, P1 first; or
 *   the first price that is not verifiable
 * @throws RangeError when the date is no day
 */
export function breakEvenDays(
  tariff: Tariff,
  day: LocalDate,
  parameters: ParameterTable,
): ByPeriod<Decimal> | NotVerifiable {
  const range = { firstDay: day, lastDay: day };
  const days: Decimal[] = [];
  for (const period of periodsOf(tariff, 'power')) {
    const access = accessPrices(parameters, { tariff, term: 'power', period }, range);
    const excess = excessRates(parameters, { tariff, pointType: 4, period }, range);
    const [missing] = [...access.missing, ...excess.missing];
    if (missing) return missing;
    const [contracted] = access.segments;
    const [over] = excess.segments;
    if (contracted && over) days.push(fixedText(contracted.price.div(over.price), 1));
  }
  return days;
}
