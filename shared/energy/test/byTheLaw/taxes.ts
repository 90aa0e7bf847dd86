import { type Cycle, line, type PlainLine } from './cycle';
import {
  decimal,
  type Fraction,
  isMore,
  minus,
  nothing,
  over,
  percent,
  times,
  total,
  whole,
} from './fraction';
import {
  electricityRate,
  igicMeterRate,
  igicRate,
  ipsiRates,
  minimumRate,
  vatRate,
} from './taxRates';

/** The sum of rounded lines; null when one of them is unknown. */
export function sumOf(lines: readonly PlainLine[]): Fraction | null {
  const known = lines.flatMap(({ amount }) => (amount === null ? [] : [decimal(amount)]));
  return known.length < lines.length ? null : total(known);
}

/** Ley 38/1992 arts. 98 and 99: a percentage, but not less than a minimum for the energy. */
export function electricityTax(
  { input }: Cycle,
  taxed: readonly PlainLine[],
  held: boolean,
): PlainLine {
  const base = sumOf(taxed);
  if (!base) return line('electricityTax', 0, null);
  const { reducedTax, energyKwh, accruedOn } = input;
  const share = reducedTax ? percent(reducedTax.energyPercent) : nothing;
  const reduced = times(base, minus(whole(1), times(share, percent(85))));
  const byRate = times(reduced, percent(electricityRate(accruedOn, held)));
  // Letters a to d are free of the minimum only for what they use so.
  const isFree = reducedTax !== undefined && 'abcd'.includes(reducedTax.letter);
  const minimal = isFree ? minus(whole(1), share) : whole(1);
  const mwh = over(times(total(energyKwh.map(decimal)), minimal), whole(1000));
  const least = times(mwh, minimumRate(input));
  return line('electricityTax', 0, isMore(least, byRate) ? least : byRate);
}

const taxOf = (lines: readonly PlainLine[], rate: string | null): PlainLine => {
  const base = sumOf(lines);
  return line('tax', 0, base && rate ? times(base, percent(rate)) : null);
};

/** IVA on everything; IGIC and IPSI with rates of their own for meter and services. */
export function indirectTaxes(
  { input, days, powersOn }: Cycle,
  supply: readonly PlainLine[],
  equipment: readonly PlainLine[],
  held: boolean,
): PlainLine[] {
  const { territory, accruedOn } = input;
  const powers = powersOn(days.at(-1) ?? 0);
  if (territory === 'peninsula' || territory === 'baleares') {
    return [taxOf([...supply, ...equipment], vatRate(input, powers, held))];
  }
  if (territory === 'canarias') {
    const rest = equipment.length > 0 ? [taxOf(equipment, igicMeterRate(accruedOn))] : [];
    return [taxOf(supply, igicRate(input, powers)), ...rest];
  }
  const rates = ipsiRates(accruedOn);
  const isMeter = ({ concept }: PlainLine) => concept === 'meter';
  const meters = equipment.filter(isMeter);
  // The rate of services is in an ordinance that could not be read.
  return [
    taxOf(supply, rates?.energy ?? null),
    ...(meters.length > 0 ? [taxOf(meters, rates?.meter ?? null)] : []),
    ...(equipment.length > meters.length ? [line('tax', 0, null)] : []),
  ];
}
