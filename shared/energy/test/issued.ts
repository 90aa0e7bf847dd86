import type { Bill, BillLine } from '../src/bill/bill';
import { computeBill } from '../src/bill/computeBill';
import type { BillInput } from '../src/bill/input';
import { exact } from '../src/exact/decimal';
import { defaultParameters } from '../src/parameters';
import type { ParameterTable } from '../src/tariff/parameters';
import type {
  ContractInForce,
  IssuedBill,
  IssuedLine,
  Verification,
  VerificationContext,
  VerifiedLine,
} from '../src/verify';

/** Bills as a supplier that computes like the engine would print them. */

export const parameters = defaultParameters();

const rateOf = ({ terms }: BillLine) =>
  terms[0]?.priceUnit === '%' ? { ratePercent: terms[0].price } : {};

/** A printed line for each of the engine's, except those without cost. */
export function linesOf({ lines, taxableBaseEur, totalEur }: Bill): IssuedLine[] {
  const before = lines.filter(({ concept }) => concept !== 'tax');
  const printed = (line: BillLine): IssuedLine => ({
    concept: line.concept,
    period: line.period,
    name: line.label,
    amountEur: line.amountEur ?? 'not verifiable',
    ...rateOf(line),
    ...(line.concept === 'service' && { isInElectricityTax: false }),
  });
  const isSomething = ({ amountEur }: IssuedLine) => !exact(amountEur).eq(0);
  return [
    ...before.map(printed).filter(isSomething),
    { concept: 'base', amountEur: taxableBaseEur ?? 'not verifiable' },
    ...lines
      .filter(({ concept }) => concept === 'tax')
      .map(printed)
      .filter(isSomething),
    { concept: 'total', amountEur: totalEur ?? 'not verifiable' },
  ];
}

/** A bill with some lines. */
export function billWith(input: BillInput, lines: readonly IssuedLine[]): IssuedBill {
  const { readings, accruedOn, energyKwh, reactiveKvarh, maximetersKw } = input;
  return {
    number: 'F-1',
    issuedOn: accruedOn,
    accruedOn,
    readings,
    energyKwh,
    reactiveKvarh: reactiveKvarh ?? null,
    maximetersKw: maximetersKw ?? null,
    lines,
  };
}

export const issuedOf = (input: BillInput, table: ParameterTable = parameters): IssuedBill =>
  billWith(input, linesOf(computeBill(input, table)));

export const contractOf = (input: BillInput): ContractInForce => ({
  from: '2020-01-01',
  to: null,
  tariff: input.tariff,
  pointType: input.pointType,
  powerControl: input.powerControl,
  use: input.use,
  ...(input.reducedTax && { reducedTax: input.reducedTax }),
  ...(input.isElectroIntensive && { isElectroIntensive: true }),
  ...(input.holder && { holder: input.holder }),
  ...(input.vulnerability && { vulnerability: input.vulnerability }),
  powersKw: input.powersKw,
  ...(input.powerChanges && { powerChanges: input.powerChanges }),
  powerPrice: input.powerPrice,
  energyPrice: input.energyPrice,
  ...(input.shortContract && { shortContract: input.shortContract }),
  socialBonus: input.socialBonus,
  meterEurPerMonth: input.meterEurPerMonth ?? '0',
  services: (input.services ?? []).map(({ name }) => name),
});

export const contextOf = (input: BillInput): VerificationContext => ({
  territory: input.territory,
  contracts: [contractOf(input)],
  ...(input.quarterDemand && {
    measured: { source: 'la curva', quarterDemand: input.quarterDemand },
  }),
});

/** @returns the bill with another amount in the first line of a concept and period */
export const withAmount = (
  bill: IssuedBill,
  { concept, period = null }: Pick<IssuedLine, 'concept' | 'period'>,
  amountEur: string,
): IssuedBill => {
  const at = bill.lines.findIndex(
    (line) => line.concept === concept && (period === null || line.period === period),
  );
  return {
    ...bill,
    lines: bill.lines.map((line, i) => (i === at ? { ...line, amountEur } : line)),
  };
};

/** Wrong or open by itself, and not because of lines above it. */
export const isOff = ({ state, adding, missing }: VerifiedLine): boolean =>
  state !== 'correct' && (!adding?.closes || missing.length > 0);

/** The lines that are wrong or open by themselves, with their states. */
export const wrongIn = ({ lines }: Pick<Verification, 'lines'>) =>
  lines.filter(isOff).map(({ label, state }) => [label, state]);
