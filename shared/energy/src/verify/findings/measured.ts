import type { BillLine } from '../../bill/bill';
import { energyLines } from '../../bill/energy/energy';
import { excess } from '../../bill/excess/excess';
import type { BillInput } from '../../bill/input';
import { reactiveByPeriod } from '../../bill/reactive/reactive';
import { tollDiscountLines } from '../../bill/tollDiscount';
import {
  type DecimalInput,
  type ExactNumber,
  eurText,
  exact,
  sum,
  zero,
} from '../../exact/decimal';
import { spanishEuros, spanishNumber } from '../../exact/spanish';
import type { ByPeriod } from '../../tariff/tariffs';
import type { Finding } from '../verification';
import { type FindingFacts, finding, inWords } from './facts';

type Values = ByPeriod<DecimalInput | null> | null | undefined;

interface Different {
  readonly at: number;
  readonly printed: ExactNumber;
  readonly measured: ExactNumber;
  /** The tolerance lets it through. */
  readonly isSmall: boolean;
}

/** Meters of bills count whole units: less than one is no difference. */
const leastDifference: Record<'kWh' | 'kW', string> = { kWh: '1', kW: '0.1' };

export type MeasuredFacts = Pick<
  FindingFacts,
  'bill' | 'context' | 'parts' | 'expected' | 'table' | 'tolerances' | 'cycle'
>;

function differences(
  { tolerances }: MeasuredFacts,
  of: { readonly printed: Values; readonly measured: Values; readonly unit: 'kWh' | 'kW' },
): Different[] {
  return (of.printed ?? []).flatMap((value, at) => {
    const other = of.measured?.[at] ?? null;
    if (value === null || other === null) return [];
    const [printed, measured] = [exact(value), exact(other)];
    const difference = printed.minus(measured).abs();
    if (difference.lt(leastDifference[of.unit])) return [];
    const tolerance = measured.times(tolerances.measuredPercent).div(100);
    return [{ at, printed, measured, isSmall: difference.lte(tolerance) }];
  });
}

/** @returns null when a line of either is not verifiable */
function costOf(lines: readonly BillLine[]): ExactNumber | null {
  const amounts = lines.map(({ amountEur }) => amountEur).filter((amount) => amount !== null);
  return amounts.length === lines.length ? sum(amounts.map(exact)) : null;
}

function moreThan(is: readonly BillLine[], due: readonly BillLine[]): ExactNumber | null {
  const [billed, right] = [costOf(is), costOf(due)];
  return billed && right && billed.minus(right);
}

const replaced = <Value>(values: ByPeriod<Value>, found: readonly Different[]) =>
  values.map((value, i) => found.find(({ at }) => at === i)?.measured.toFixed() ?? value);

/** Only where the whole bill has one contract and one segment is it known what a measure would have cost. */
const inputOf = ({ parts: [part, ...others] }: MeasuredFacts): BillInput | null =>
  part && others.length === 0 ? part.input : null;

function energyCost(facts: MeasuredFacts, found: readonly Different[]): ExactNumber | null {
  const { table, cycle, expected } = facts;
  const input = inputOf(facts);
  const isKnown = expected.every(({ line, amount }) => line.concept !== 'energy' || amount);
  if (!input || !isKnown) return null;
  const due: BillInput = { ...input, energyKwh: replaced(input.energyKwh, found) };
  // The third of the reactive energy that is free, and a discount on tolls, are of the energy too.
  const linesOf = (one: BillInput) => [
    ...energyLines(one, table, cycle),
    ...tollDiscountLines(one, table, cycle),
    ...reactiveByPeriod(one, table, cycle).map(({ line }) => line),
  ];
  return moreThan(linesOf(input), linesOf(due));
}

function excessCost(facts: MeasuredFacts, found: readonly Different[]): ExactNumber | null {
  const { table, cycle } = facts;
  const input = inputOf(facts);
  if (!input?.maximetersKw) return null;
  const due: BillInput = { ...input, maximetersKw: replaced(input.maximetersKw, found) };
  return moreThan(excess(input, table, cycle).lines, excess(due, table, cycle).lines);
}

/** Printed values of a bill that differ from the measured values. */
interface Misread {
  readonly found: readonly Different[];
  /** Their cost before taxes; positive: the client paid too much; null: unknown. */
  readonly amount: ExactNumber | null;
  /** The same of what the tolerance lets through. */
  readonly letThrough: ExactNumber | null;
}

function misread(
  all: readonly Different[],
  costOf: (found: readonly Different[]) => ExactNumber | null,
): Misread {
  const found = all.filter(({ isSmall }) => !isSmall);
  const small = all.filter(({ isSmall }) => isSmall);
  const amountOf = (some: readonly Different[]) => (some.length > 0 ? costOf(some) : null);
  return { found, amount: amountOf(found), letThrough: amountOf(small) };
}

/** The kWh and the highest powers of a bill that differ from another party's measures. */
function misreadIn(facts: MeasuredFacts): Readonly<Record<'energy' | 'maxima', Misread>> {
  const { bill, context } = facts;
  const { energyKwh, maximetersKw } = context.measured ?? {};
  const energy = differences(facts, { printed: bill.energyKwh, measured: energyKwh, unit: 'kWh' });
  const kw = { printed: bill.maximetersKw, measured: maximetersKw, unit: 'kW' } as const;
  return {
    energy: misread(energy, (found) => energyCost(facts, found)),
    maxima: misread(differences(facts, kw), (found) => excessCost(facts, found)),
  };
}

/** The amount billed above the measured one, before taxes; 0 where it is not known. */
export function measuredBelow(facts: MeasuredFacts): ExactNumber {
  const { energy, maxima } = misreadIn(facts);
  const all = sum([energy.amount ?? zero, maxima.amount ?? zero]);
  return all.gt(0) ? all : zero;
}

const textOf = (found: readonly Different[], unit: string) =>
  inWords(
    found.map(
      ({ at, printed, measured }) =>
        `P${at + 1} ${spanishNumber(printed)} ${unit} y no ${spanishNumber(measured)} ${unit}`,
    ),
  );

const isMore = (found: readonly Different[]) =>
  found.some(({ printed, measured }) => printed.gt(measured));

function energy({ context: { measured } }: FindingFacts, { found, amount }: Misread): Finding[] {
  if (!measured || found.length === 0) return [];
  const advice = isMore(found)
    ? 'pide a la distribuidora la medida y reclama lo que sobre, con sus impuestos.'
    : 'la factura cobra menos de lo medido; puede llegar una regularización.';
  const message = `La energía facturada no es la de ${measured.source} (${textOf(found, 'kWh')}): ${advice}`;
  return [finding('energyDiffers', isMore(found) ? 'error' : 'review', message, amount)];
}

function maxima({ context: { measured } }: FindingFacts, { found, amount }: Misread): Finding[] {
  if (!measured || found.length === 0) return [];
  const message = `La potencia máxima facturada no es la de ${measured.source} (${textOf(found, 'kW')}): comprueba con la distribuidora cuál es la buena.`;
  return [finding('maximumDiffers', isMore(found) ? 'error' : 'review', message, amount)];
}

/** Euros that only the percentage of measures lets through. */
function letThrough(
  facts: FindingFacts,
  { energy, maxima }: ReturnType<typeof misreadIn>,
): Finding[] {
  const amount = sum([energy.letThrough ?? zero, maxima.letThrough ?? zero]);
  if (eurText(amount.abs()) === '0.00') return [];
  const percent = spanishNumber(facts.tolerances.measuredPercent);
  const side = amount.gt(0) ? 'de más' : 'de menos';
  const message = `Lo facturado se aparta de ${facts.context.measured?.source ?? 'lo medido'} menos del ${percent} % que se tolera: son ${spanishEuros(amount.abs())} ${side}, sin impuestos.`;
  return [finding('letThrough', 'note', message, amount)];
}

function estimated({ bill }: FindingFacts): Finding[] {
  if (!bill.isEstimated) return [];
  const message =
    'La lectura es estimada: pide la real a la distribuidora. Con telegestión la lectura es mensual y real (RD 88/2026, art. 43), y lo estimado se regulariza en la primera factura con lectura real.';
  return [finding('estimatedReading', 'review', message)];
}

/** Findings on the bill's stated use against another party's measures. */
export function measuredFindings(facts: FindingFacts): Finding[] {
  const found = misreadIn(facts);
  return [
    ...estimated(facts),
    ...energy(facts, found.energy),
    ...maxima(facts, found.maxima),
    ...letThrough(facts, found),
  ];
}
