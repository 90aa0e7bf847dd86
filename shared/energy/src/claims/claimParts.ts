import { type Decimal, type ExactNumber, eurText, exact, sum, zero } from '../exact/decimal';
import { spanishEuros } from '../exact/spanish';
import { explanationOf } from '../verify/lines/words';
import { rebillNorms } from '../verify/rectified/rebill';
import type { Finding, Verification, VerifiedLine } from '../verify/verification';

/** The part of a verification that decides the claim: also as it is stored, where concepts are text. */
export interface ClaimableVerification {
  readonly lines: readonly (Omit<
    VerifiedLine,
    'concept' | 'period' | 'alternatives' | 'parameters' | 'missing' | 'computed'
  > & {
    readonly concept: string;
    readonly period: number | null;
    readonly parameters: readonly { readonly norm: string }[];
  })[];
  readonly findings: readonly (Pick<Finding, 'message'> & { readonly code: string })[];
  readonly claimable: Verification['claimable'];
}
type Line = ClaimableVerification['lines'][number];

/** The separator between the norms of a line. */
export const betweenNorms = '; ';

/** A line before the taxes of its bill are shared out. */
export interface ClaimPart {
  readonly key: string;
  readonly label: string;
  readonly reason: string;
  readonly formula: string;
  readonly calculation: string;
  readonly norm: string;
  readonly billedEur: Decimal;
  readonly computedEur: Decimal | null;
  readonly amount: ExactNumber;
  /** Taxes that are wrong by themselves. */
  readonly ownElectricityTax: ExactNumber;
  readonly ownTax: ExactNumber;
  /** The weights by which each tax is shared out. */
  readonly electricityBase: ExactNumber;
  readonly taxBase: ExactNumber;
}

/** Meter and services carry no IEE: Ley 38/1992 arts. 92 and 97 (BOE-A-1992-28741). */
const untaxed = ['meter', 'service'];
const sums = ['base', 'total'];
const taxes = ['electricityTax', 'tax'];

/** The amount billed above the most that could be right; for a tax, its own error alone. */
const errorOf = ({ concept, billedEur, highestEur, adding }: Line): ExactNumber =>
  exact(billedEur).minus(taxes.includes(concept) ? (adding?.dueEur ?? billedEur) : highestEur);

/** A price or a rate is proved by the norm that fixes it. */
const normOf = ({ norm, parameters }: Line): string =>
  [...new Set([...norm.split(betweenNorms), ...parameters.map((value) => value.norm)])]
    .filter(Boolean)
    .join(betweenNorms);

/** «Potencia P1: se cobran 41,00 € y corresponden 31,26 € (20 kW × …), 9,74 € de más. Sale a …» */
function reasonOf(line: Line): string {
  const billed = spanishEuros(exact(line.billedEur));
  const due = spanishEuros(exact(line.billedEur).minus(errorOf(line)));
  const how = line.calculation ? ` (${line.calculation.slice(0, 600)})` : '';
  const head = `${line.label}: se cobran ${billed} y corresponden ${due}${how}, ${spanishEuros(errorOf(line))} de más.`;
  return [head, explanationOf(line)].filter(Boolean).join(' ');
}

/** True for a line of a claim: billed too much, or a tax that is too much by itself. */
export function claimed(line: Line): boolean {
  if (sums.includes(line.concept) || !errorOf(line).gt(0)) return false;
  return taxes.includes(line.concept) ? line.adding?.closes === false : line.state === 'claimable';
}

const nothing = {
  amount: zero,
  ownElectricityTax: zero,
  ownTax: zero,
  electricityBase: zero,
  taxBase: zero,
};

export function partOf(line: Line, key: string): ClaimPart {
  const { label, billedEur, formula, calculation, concept } = line;
  const amount = errorOf(line);
  const computedEur = eurText(exact(billedEur).minus(amount));
  const said = { key, label, billedEur, computedEur, formula, calculation, norm: normOf(line) };
  const facts = { ...nothing, ...said, reason: reasonOf(line) };
  if (concept === 'tax') return { ...facts, ownTax: amount };
  if (concept === 'electricityTax') return { ...facts, ownElectricityTax: amount };
  const electricityBase = untaxed.includes(concept) ? zero : amount;
  return { ...facts, amount, electricityBase, taxBase: amount };
}

/** The amount billed above the measured one, which the distributor has to confirm. */
export function measuredPart({ findings, claimable }: ClaimableVerification): ClaimPart[] {
  const amount = exact(claimable.measuredEur);
  if (amount.eq(0)) return [];
  const said = findings.filter(({ code }) => code === 'energyDiffers' || code === 'maximumDiffers');
  return [
    {
      ...nothing,
      key: 'measured',
      label: 'Facturado por encima de lo medido (pendiente de la distribuidora)',
      billedEur: claimable.measuredEur,
      computedEur: null,
      amount,
      electricityBase: amount,
      taxBase: amount,
      reason: said.map(({ message }) => message).join(' '),
      formula: 'importe de lo facturado − importe de lo medido',
      calculation: '',
      norm: '',
    },
  ];
}

/** Sums that do not close, as one: those that ask for less than their lines count, too. */
export function sumsPart({ lines, claimable }: ClaimableVerification): ClaimPart[] {
  const amount = exact(claimable.sumsEur);
  const wrong = lines.filter(
    ({ concept, adding, state }) =>
      sums.includes(concept) && (adding ? !adding.closes : state !== 'correct'),
  );
  const total = wrong.at(-1);
  if (amount.eq(0) || !total) return [];
  const due = total.adding?.dueEur ?? total.computedEur;
  const more = amount.gt(0) ? 'de más' : 'de menos, que se descuentan';
  return [
    {
      ...nothing,
      key: 'sums',
      label: 'Sumas que no cuadran',
      billedEur: total.billedEur,
      computedEur: due,
      amount,
      reason: `Las sumas de la factura no cuadran con lo que suman: ${spanishEuros(amount.abs())} ${more}. ${total.why}`,
      formula: total.formula,
      calculation: total.calculation,
      norm: total.norm,
    },
  ];
}

/** The part of days too old to be billed again, by the norm that its finding names. */
export function rebillPart({ findings, claimable }: ClaimableVerification): ClaimPart[] {
  const amount = exact(claimable.rebillEur);
  const found = findings.find(({ code }) => code === 'rebillTooOld');
  if (amount.eq(0)) return [];
  return [
    {
      ...nothing,
      key: 'rebill',
      label: 'Refacturación de más de un año',
      billedEur: claimable.rebillEur,
      computedEur: '0.00',
      amount,
      reason: found?.message ?? '',
      formula: 'aumento × días de hace más de un año / días de la factura',
      calculation: '',
      norm: rebillNorms.find((norm) => found?.message.includes(norm)) ?? rebillNorms[0],
    },
  ];
}

/** Amounts billed too low, and roundings: with this part the lines equal what was billed less what is due. */
export function setOffPart(
  parts: readonly ClaimPart[],
  { lines, findings: claimFindings, claimable }: ClaimableVerification,
): ClaimPart[] {
  const own = (concept: string) =>
    sum(
      lines
        .filter((line) => line.concept === concept && line.adding?.closes === false)
        .map(errorOf),
    );
  const low = (amount: ExactNumber) => (amount.lt(0) ? amount : zero);
  const amount = exact(claimable.linesEur).minus(sum(parts.map((part) => part.amount)));
  const said = claimFindings.find(({ code }) => code === 'setOff');
  const [ownElectricityTax, ownTax] = [low(own('electricityTax')), low(own('tax'))];
  if ([amount, ownElectricityTax, ownTax].every((one) => one.eq(0))) return [];
  return [
    {
      ...nothing,
      key: 'setOff',
      label: 'Cobrado de menos en otras líneas, y redondeos',
      billedEur: eurText(amount),
      computedEur: null,
      amount,
      ownElectricityTax,
      ownTax,
      electricityBase: amount,
      taxBase: amount,
      reason:
        'Se descuenta lo que la factura cobra de menos en otras líneas: así se reclama solo lo que se ha pagado de más en conjunto.',
      formula: 'facturado − calculado de las demás líneas',
      calculation: '',
      norm: rebillNorms.find((norm) => said?.message.includes(norm)) ?? '',
    },
  ];
}
