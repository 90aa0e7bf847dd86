import { addDays, type DayRange, daysIn, overlapOf } from '../calendar/dates';
import { type DecimalInput, exact, sum, zero } from '../exact/decimal';
import { spanishEuros } from '../exact/spanish';
import { accessKeys, type PricedSegment, pricesOf } from '../rates/prices';
import type { ParameterTable } from '../tariff/parameters';
import { type Period, periodsOf, type TariffTerm } from '../tariff/tariffs';
import type { BillLine } from './bill';
import { type Cost, type CostTerm, lineOf } from './cost';
import { powerPieces } from './cycle';
import { curveOf } from './energy/energy';
import { share } from './energy/share';
import type { BillInput } from './input';

const discount = exact('0.8');
const validity: DayRange = { firstDay: '2026-01-01', lastDay: '2026-12-31' };

const tollOf = (
  { tariff }: BillInput,
  table: ParameterTable,
  of: { term: TariffTerm; period: Period },
  range: DayRange,
) => pricesOf(table, accessKeys({ tariff, ...of }).slice(0, 1), exact(0), range);

/** Days without a discount: they take their part of the energy, and need no toll. */
const withoutToll = (range: DayRange): PricedSegment[] =>
  range.firstDay > range.lastDay
    ? []
    : [{ ...range, days: daysIn(range), daysInYear: 365, price: zero, parameters: [] }];

/** Divided between prices as the energy itself is: by the curve, or by days. */
function energyToll(
  input: BillInput,
  table: ParameterTable,
  { cycle, days }: { readonly cycle: DayRange; readonly days: DayRange },
): Cost[] {
  const energyIn = curveOf(input);
  return periodsOf(input.tariff, 'energy').flatMap((period) => {
    const quantity = exact(input.energyKwh[period - 1] ?? 0);
    if (quantity.eq(0)) return [];
    const { segments, missing } = tollOf(input, table, { term: 'energy', period }, days);
    const all = [
      ...withoutToll({ firstDay: cycle.firstDay, lastDay: addDays(days.firstDay, -1) }),
      ...segments,
      ...withoutToll({ firstDay: addDays(days.lastDay, 1), lastDay: cycle.lastDay }),
    ];
    const measuredIn = (range: DayRange) => energyIn(range, period);
    const terms = share({ quantity, unit: 'kWh', measuredIn }, all);
    return [{ terms: terms.filter(({ price }) => !price.eq(0)), missing }];
  });
}

function powerToll(input: BillInput, table: ParameterTable, cycle: DayRange): Cost[] {
  const termOf = (powerKw: DecimalInput, period: Period, piece: DayRange): Cost => {
    const { segments, missing } = tollOf(input, table, { term: 'power', period }, piece);
    const terms = segments.map(
      (segment): CostTerm => ({
        ...segment,
        quantity: exact(powerKw),
        unit: 'kW',
        priceUnit: '€/kW·año',
        amount: segment.price.times(powerKw).times(segment.days).div(segment.daysInYear),
        calculation: '',
      }),
    );
    return { terms, missing };
  };
  return powerPieces(input, cycle).flatMap((piece) =>
    periodsOf(input.tariff, 'power').map((period) =>
      termOf(piece.powersKw[period - 1] ?? 0, period, piece),
    ),
  );
}

/**
 * The discount of 80 % on the tolls of power and energy of 2026, not on the charges, for who holds
 * the certificate of electro-intensive industry: a line of its own before taxes. Source: RDL 7/2026
 * art. 7 (BOE-A-2026-6544).
 */
export function tollDiscountLines(
  input: BillInput,
  table: ParameterTable,
  cycle: DayRange,
): BillLine[] {
  const days = overlapOf(cycle, validity);
  if (!input.isElectroIntensive || days.firstDay > days.lastDay) return [];
  const costs = [...powerToll(input, table, days), ...energyToll(input, table, { cycle, days })];
  const terms = costs.flatMap((cost) => cost.terms);
  const tolls = sum(terms.map(({ amount }) => amount));
  const head = {
    concept: 'tollDiscount',
    period: null,
    label:
      'Descuento en peajes de transporte y distribución de electricidad a la industria electrointensiva',
    formula: '− 80 % × peajes de potencia y energía',
    norm: 'RDL 7/2026, art. 7',
  } as const;
  const discounted = terms.map((term) => ({
    ...term,
    price: term.price.times(discount).times(-1),
    amount: term.amount.times(discount).times(-1),
  }));
  const missing = costs.flatMap((cost) => cost.missing);
  return [lineOf(head, { terms: discounted, missing }, `−80 % × ${spanishEuros(tolls)}`)];
}
