import { type DayRange, daysIn } from '../../calendar/dates';
import { type ExactNumber, exact, sum, zero } from '../../exact/decimal';
import { spanishEuros, spanishNumber } from '../../exact/spanish';
import { isNotVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import type { BillLine } from '../bill';
import { type CostTerm, lineOf } from '../cost';
import type { BillInput } from '../input';
import { type Total, totalOf } from '../totals';
import { type ElectricityTax, electricityTax } from './electricityTax';
import { indirectTaxOf, type TaxedPart, taxRate } from './taxRates';

type Cycle = DayRange & { readonly days: number };

const cycleOf = (range: DayRange): Cycle => ({ ...range, days: daysIn(range) });

const energyMwh = ({ energyKwh }: BillInput): ExactNumber => sum(energyKwh.map(exact)).div(1000);

function electricityTaxTerm(
  { base, byRate, byMinimum, minimalMwh, rate, minimum }: ElectricityTax,
  cycle: Cycle,
): CostTerm {
  const parameters = [rate, minimum];
  const rateText = `${spanishNumber(rate.value)} % × ${spanishEuros(base)}`;
  if (byRate.gte(byMinimum)) {
    const price = { price: exact(rate.value), priceUnit: '%', calculation: rateText };
    return { ...cycle, ...price, quantity: base, unit: '€', amount: byRate, parameters };
  }
  const minimumText = `${spanishNumber(minimum.value)} €/MWh × ${spanishNumber(minimalMwh)} MWh`;
  return {
    ...cycle,
    quantity: minimalMwh,
    unit: 'MWh',
    price: exact(minimum.value),
    priceUnit: '€/MWh',
    amount: byMinimum,
    calculation: `${minimumText} (mínimo: es más que ${rateText})`,
    parameters,
  };
}

/**
 * The IEE, at the rate of the day on which it accrues. Source: Ley 38/1992 arts. 95 to 99
 * (BOE-A-1992-28741).
 *
 * @param base the taxed amount
 */
export function electricityTaxLine(
  input: BillInput,
  table: ParameterTable,
  base: Total,
  range: DayRange,
): BillLine {
  const head = {
    concept: 'electricityTax',
    period: null,
    label: 'Impuesto especial sobre la electricidad',
    formula: 'tipo × base, y como mínimo €/MWh × energía',
    norm: 'Ley 38/1992, art. 99',
  } as const;
  const energy = energyMwh(input);
  const { use, tariff, reducedTax, accruedOn: on } = input;
  const of = { energyMwh: energy, use, tariff, on, ...(reducedTax && { reducedTax }) };
  const tax = electricityTax(table, { ...of, base: base.amount ?? zero });
  if (!('rate' in tax)) return lineOf(head, { terms: [], missing: [...base.missing, ...tax] });
  if (!base.amount) return lineOf(head, { terms: [], missing: base.missing });
  const term = electricityTaxTerm(tax, cycleOf(range));
  return lineOf(head, { terms: [term], missing: [] });
}

function taxLine(
  input: BillInput,
  table: ParameterTable,
  { part, base }: { readonly part: TaxedPart; readonly base: Total },
  range: DayRange,
): BillLine {
  const { name, norm } = indirectTaxOf(input.territory);
  const rate = taxRate(table, input, part, input.accruedOn);
  const equipment = name === 'IPSI' ? ' (contador)' : ' (contador y servicios)';
  const suffix = { supply: '', equipment, services: ' (servicios)' }[part];
  const head = { concept: 'tax', period: null, formula: 'tipo × base', norm } as const;
  if (isNotVerifiable(rate) || base.amount === null) {
    const missing = isNotVerifiable(rate) ? [...base.missing, rate] : base.missing;
    return lineOf({ ...head, label: name + suffix }, { terms: [], missing });
  }
  const rateText = `${spanishNumber(rate.value)} %`;
  const term: CostTerm = {
    ...cycleOf(range),
    quantity: base.amount,
    unit: '€',
    price: exact(rate.value),
    priceUnit: '%',
    amount: base.amount.times(rate.value).div(100),
    calculation: `${rateText} × ${spanishEuros(base.amount)}`,
    parameters: [rate],
  };
  return lineOf({ ...head, label: `${name} ${rateText}${suffix}` }, { terms: [term], missing: [] });
}

/**
 * IVA on everything, or IGIC and IPSI with a line for the supply and one for the rest; the services
 * of Ceuta and Melilla have a rate of their own.
 *
 * @param supply the lines of the supply with the IEE
 * @param equipment the meter and the services
 */
export function indirectTaxLines(
  input: BillInput,
  table: ParameterTable,
  { supply, equipment }: Readonly<Record<'supply' | 'equipment', readonly BillLine[]>>,
  range: DayRange,
): BillLine[] {
  const line = (part: TaxedPart, base: readonly BillLine[]) =>
    taxLine(input, table, { part, base: totalOf(base) }, range);
  const { name, isByPart } = indirectTaxOf(input.territory);
  if (!isByPart) return [line('supply', [...supply, ...equipment])];
  const isService = ({ concept }: BillLine) => name === 'IPSI' && concept === 'service';
  const parts: readonly [TaxedPart, readonly BillLine[]][] = [
    ['equipment', equipment.filter((one) => !isService(one))],
    ['services', equipment.filter(isService)],
  ];
  const others = parts.filter(([, lines]) => lines.length > 0);
  return [line('supply', supply), ...others.map(([part, lines]) => line(part, lines))];
}
