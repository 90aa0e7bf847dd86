import type { BillLine } from '../../bill/bill';
import { energyLines } from '../../bill/energy/energy';
import { excess } from '../../bill/excess/excess';
import type { BillInput } from '../../bill/input';
import { type DecimalInput, type ExactNumber, exact, sum } from '../../exact/decimal';
import { spanishNumber } from '../../exact/spanish';
import type { ByPeriod } from '../../tariff/tariffs';
import type { Finding } from '../verification';
import { type FindingFacts, finding, inWords } from './facts';

type Values = ByPeriod<DecimalInput | null> | null | undefined;

interface Different {
  readonly at: number;
  readonly printed: ExactNumber;
  readonly measured: ExactNumber;
}

/** Meters of bills count whole units: less than one is no difference. */
const leastDifference: Record<'kWh' | 'kW', string> = { kWh: '1', kW: '0.1' };

function differences(
  { tolerances }: FindingFacts,
  of: { readonly printed: Values; readonly measured: Values; readonly unit: 'kWh' | 'kW' },
): Different[] {
  return (of.printed ?? []).flatMap((value, at) => {
    const other = of.measured?.[at] ?? null;
    if (value === null || other === null) return [];
    const [printed, measured] = [exact(value), exact(other)];
    const difference = printed.minus(measured).abs();
    const tolerance = measured.times(tolerances.measuredPercent).div(100);
    const isSmall = difference.lte(tolerance) || difference.lt(leastDifference[of.unit]);
    return isSmall ? [] : [{ at, printed, measured }];
  });
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

/** @returns null when a line of either is not verifiable */
function costOf(lines: readonly BillLine[]): ExactNumber | null {
  const amounts = lines.map(({ amountEur }) => amountEur).filter((amount) => amount !== null);
  return amounts.length === lines.length ? sum(amounts.map(exact)) : null;
}

function moreThan(is: readonly BillLine[], due: readonly BillLine[]): ExactNumber | null {
  const [billed, right] = [costOf(is), costOf(due)];
  return billed && right && billed.minus(right);
}

const replaced = (values: ByPeriod<DecimalInput>, found: readonly Different[]) =>
  values.map((value, i) => {
    const measured = found.find(({ at }) => at === i)?.measured;
    return measured ? measured.toFixed() : value;
  });

/** The same bill with the measured energy; only where the whole bill has one contract and one segment. */
function energyCost(facts: FindingFacts, found: readonly Different[]): ExactNumber | null {
  const { parts, table, cycle, expected } = facts;
  const [part, ...others] = parts;
  const isKnown = expected.every(({ line, amount }) => line.concept !== 'energy' || amount);
  if (!part || others.length > 0 || !isKnown) return null;
  const { input } = part;
  const due: BillInput = { ...input, energyKwh: replaced(input.energyKwh, found) };
  return moreThan(energyLines(input, table, cycle), energyLines(due, table, cycle));
}

function energy(facts: FindingFacts): Finding[] {
  const { bill, context } = facts;
  const { measured } = context;
  const of = { printed: bill.energyKwh, measured: measured?.energyKwh, unit: 'kWh' } as const;
  const found = differences(facts, of);
  if (!measured || found.length === 0) return [];
  const advice = isMore(found)
    ? 'pide a la distribuidora la medida y reclama lo que sobre, con sus impuestos.'
    : 'la factura cobra menos de lo medido; puede llegar una regularización.';
  const message = `La energía facturada no es la de ${measured.source} (${textOf(found, 'kWh')}): ${advice}`;
  const level = isMore(found) ? 'error' : 'review';
  return [finding('energyDiffers', level, message, energyCost(facts, found))];
}

function excessCost(facts: FindingFacts, found: readonly Different[]): ExactNumber | null {
  const { parts, table, cycle } = facts;
  const [part, ...others] = parts;
  if (!part?.input.maximetersKw || others.length > 0) return null;
  const { input } = part;
  const maximetersKw = input.maximetersKw?.map(
    (kw, i) => found.find(({ at }) => at === i)?.measured.toFixed() ?? kw,
  );
  const due: BillInput = { ...input, ...(maximetersKw && { maximetersKw }) };
  return moreThan(excess(input, table, cycle).lines, excess(due, table, cycle).lines);
}

function maxima(facts: FindingFacts): Finding[] {
  const { bill, context } = facts;
  const { measured } = context;
  const of = { printed: bill.maximetersKw, measured: measured?.maximetersKw, unit: 'kW' } as const;
  const found = differences(facts, of);
  if (!measured || found.length === 0) return [];
  const message = `La potencia máxima facturada no es la de ${measured.source} (${textOf(found, 'kW')}): comprueba con la distribuidora cuál es la buena.`;
  const level = isMore(found) ? 'error' : 'review';
  return [finding('maximumDiffers', level, message, excessCost(facts, found))];
}

function estimated({ bill }: FindingFacts): Finding[] {
  if (!bill.isEstimated) return [];
  const message =
    'La lectura es estimada: pide la real a la distribuidora. Con telegestión la lectura es mensual y real (RD 88/2026, art. 43), y lo estimado se regulariza en la primera factura con lectura real.';
  return [finding('estimatedReading', 'review', message)];
}

/** What the bill says that was used, against what somebody else measured. */
export const measuredFindings = (facts: FindingFacts): Finding[] => [
  ...estimated(facts),
  ...energy(facts),
  ...maxima(facts),
];
