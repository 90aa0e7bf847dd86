import type { ParameterTable } from '../../tariff/parameters';
import type { BillCaution, BillLine } from '../bill';
import { cautionsOf } from '../cautions';
import { socialDiscount } from '../socialDiscount';
import { vatCautions } from '../taxes/taxRates';
import type { Consumption, Offer } from './offer';

/**
 * The cautions of a bill with an offer's prices: a power, a holder or a voltage that the offer is not for,
 * a tax that is not clear, energy in a period that these days do not have.
 *
 * @param lines of the offer
 */
export const offerCautions = (
  consumption: Consumption,
  { powerPrice }: Offer,
  lines: readonly BillLine[],
  table: ParameterTable,
): readonly BillCaution[] => [
  ...socialDiscount({ ...consumption, powerPrice }, table, consumption.range).cautions,
  ...vatCautions(consumption, consumption.taxesOn, table),
  ...cautionsOf({ ...consumption, powerPrice }, lines, consumption.range),
];
