import type { DayRange } from '../calendar/dates';
import { type ExactNumber, eurText, exact } from '../exact/decimal';
import { spanishEuros, spanishNumber } from '../exact/spanish';
import { type Segment, segmentsOf } from '../rates/segments';
import type { ParameterTable } from '../tariff/parameters';
import type { BillLine } from './bill';
import { type CostTerm, lineOf } from './cost';
import type { BillInput } from './input';

const one = exact(1);

/** All but the power term is spread over 365 days in every year, as its prices are published. */
const daysOfPrice = 365;

function yearlyTerm(
  segment: Segment,
  price: ExactNumber,
  { unit, priceUnit, perYear }: Pick<CostTerm, 'unit' | 'priceUnit'> & { perYear: 1 | 12 },
): CostTerm {
  const { days } = segment;
  const times = perYear === 1 ? '' : ` × ${perYear}`;
  return {
    ...segment,
    quantity: one,
    unit,
    price,
    priceUnit,
    amount: price.times(perYear).times(days).div(daysOfPrice),
    calculation: `${spanishNumber(price)} ${priceUnit}${times} × ${days} / ${daysOfPrice}`,
  };
}

function dailyTerm(segment: Segment, price: ExactNumber): CostTerm {
  return {
    ...segment,
    quantity: one,
    unit: 'CUPS',
    price,
    priceUnit: '€/día',
    amount: price.times(segment.days),
    calculation: `${spanishNumber(price)} €/día × ${segment.days}`,
  };
}

/** Each supply point's share of the bono social. Source: Ley 24/2013 art. 45.4 (BOE-A-2013-13645), by yearly orders. */
export function socialBonusLines(
  { socialBonus }: BillInput,
  table: ParameterTable,
  cycle: DayRange,
): BillLine[] {
  if (socialBonus === 'none') return [];
  const { segments, missing } = segmentsOf(table, [{ kind: 'socialBonus' }], cycle);
  const terms = segments.flatMap((segment) =>
    segment.parameters.map(({ value, per }) =>
      per === 'year'
        ? yearlyTerm(segment, exact(value), { unit: 'CUPS', priceUnit: '€/año', perYear: 1 })
        : dailyTerm(segment, exact(value)),
    ),
  );
  const head = {
    concept: 'socialBonus',
    period: null,
    label: 'Financiación del bono social',
    formula: 'importe por punto de suministro × días (/ 365)',
    norm: 'Ley 24/2013, art. 45',
  } as const;
  return [lineOf(head, { terms, missing })];
}

/** The rental of the meter: €/mes × 12 × days / 365. */
export function meterLines(
  { meterEurPerMonth }: BillInput,
  table: ParameterTable,
  cycle: DayRange,
): BillLine[] {
  if (!meterEurPerMonth) return [];
  const { segments, missing } = segmentsOf(table, [], cycle);
  const of = { unit: 'contador', priceUnit: '€/mes', perYear: 12 } as const;
  const terms = segments.map((segment) => yearlyTerm(segment, exact(meterEurPerMonth), of));
  const head = {
    concept: 'meter',
    period: null,
    label: 'Alquiler del contador',
    formula: 'alquiler al mes × 12 × días / 365',
    norm: 'Orden IET/1491/2013',
  } as const;
  return [lineOf(head, { terms, missing })];
}

/** The supplier's agreed extras. */
export const serviceLines = ({ services }: BillInput): BillLine[] =>
  (services ?? []).map(({ name, amountEur }) => ({
    concept: 'service',
    period: null,
    label: name,
    amountEur: eurText(exact(amountEur)),
    formula: 'importe acordado',
    calculation: spanishEuros(exact(amountEur)),
    terms: [],
    parameters: [],
    norm: 'Contrato de suministro',
    missing: [],
  }));
