import type { LocalDate } from '../calendar/dates';
import { type Decimal, type ExactNumber, fixedText, toText } from '../exact/decimal';
import { excessRates } from '../rates/excessRate';
import { accessPrices } from '../rates/prices';
import { isNotVerifiable, type NotVerifiable } from '../tariff/notVerifiable';
import type { ParameterTable } from '../tariff/parameters';
import { type ByPeriod, type PointType, periodsOf, type Tariff } from '../tariff/tariffs';

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
  const ratios = yearOverExcess({ tariff, pointType: 4 }, day, parameters);
  return isNotVerifiable(ratios) ? ratios : ratios.map((ratio) => fixedText(ratio, 1));
}

/**
 * The same at points of type 1 to 3, which pay the root of the squares of a bill's quarters: if a
 * period is exceeded in one bill of the year by a kW in fewer quarters than this, paying for it costs
 * less than contracting it. In several bills, fewer are enough for the same cost.
 *
 * @param day the day of the prices
 * @returns (price of a kW for a year / price of the root)², whole quarters rounded up, P1 first; or the
 *   first price that is not verifiable
 * @throws RangeError when the date is no day
 */
export function breakEvenQuarters(
  tariff: Tariff,
  day: LocalDate,
  parameters: ParameterTable,
): ByPeriod<Decimal> | NotVerifiable {
  const ratios = yearOverExcess({ tariff, pointType: 3 }, day, parameters);
  if (isNotVerifiable(ratios)) return ratios;
  return ratios.map((ratio) => toText(ratio.times(ratio).round(0, 3)));
}

/** The price of a kW for a year divided by the price of its excess, P1 first. */
function yearOverExcess(
  { tariff, pointType }: { readonly tariff: Tariff; readonly pointType: PointType },
  day: LocalDate,
  parameters: ParameterTable,
): ByPeriod<ExactNumber> | NotVerifiable {
  const range = { firstDay: day, lastDay: day };
  const ratios: ExactNumber[] = [];
  for (const period of periodsOf(tariff, 'power')) {
    const access = accessPrices(parameters, { tariff, term: 'power', period }, range);
    const excess = excessRates(parameters, { tariff, pointType, period }, range);
    const [missing] = [...access.missing, ...excess.missing];
    if (missing) return missing;
    const [contracted] = access.segments;
    const [over] = excess.segments;
    if (contracted && over) ratios.push(contracted.price.div(over.price));
  }
  return ratios;
}
