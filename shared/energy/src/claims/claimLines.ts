import { addingUp } from '../exact/addingUp';
import {
  type Decimal,
  type ExactNumber,
  eurText,
  exact,
  sum,
  toCents,
  zero,
} from '../exact/decimal';
import { spanishEuros } from '../exact/spanish';
import { explanationOf } from '../verify/lines/words';
import { rebillNorms } from '../verify/rectified/rebill';
import type { Finding, Verification, VerifiedLine } from '../verify/verification';

/** What of a verification says what may be claimed: also as it is stored, where concepts are text. */
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

/** Something that was billed and not owed, with its part of the taxes. */
export interface ClaimLine {
  /** Names it among those of its bill, also when that is verified again. */
  readonly key: string;
  /** Spanish: «Potencia P1». */
  readonly label: string;
  readonly billedEur: Decimal;
  /** null: it is a whole that was not owed, not one line of the bill. */
  readonly computedEur: Decimal | null;
  /** Before taxes. Negative where a sum of the bill already asked for less than its lines. */
  readonly amountEur: Decimal;
  /** The IEE (impuesto especial sobre la electricidad) that it carried. */
  readonly electricityTaxEur: Decimal;
  /** The IVA, IGIC or IPSI of both. */
  readonly taxEur: Decimal;
  readonly totalEur: Decimal;
  /** Spanish, a whole sentence or more. */
  readonly reason: string;
  readonly formula: string;
  readonly calculation: string;
  /** Of the rule and of its regulated values, each once, with `betweenNorms` between them. */
  readonly norm: string;
}

/** What stands between the norms of a line. */
export const betweenNorms = '; ';

/** A line before the taxes of its bill are shared out. */
interface Part extends Pick<ClaimLine, 'key' | 'label' | 'reason' | 'formula' | 'calculation'> {
  readonly norm: string;
  readonly billedEur: Decimal;
  readonly computedEur: Decimal | null;
  readonly amount: ExactNumber;
  /** Taxes that are wrong by themselves. */
  readonly ownElectricityTax: ExactNumber;
  readonly ownTax: ExactNumber;
  /** What each tax is shared out by. */
  readonly electricityBase: ExactNumber;
  readonly taxBase: ExactNumber;
}

/** Meter and services carry no IEE: Ley 38/1992 arts. 92 and 97 (BOE-A-1992-28741). */
const untaxed = ['meter', 'service'];
const sums = ['base', 'total'];

const errorOf = ({ differenceEur }: Pick<Line, 'differenceEur'>) => exact(differenceEur ?? 0);

/** A price or a rate is proved by the norm that fixes it. */
const normOf = ({ norm, parameters }: Line): string =>
  [...new Set([...norm.split(betweenNorms), ...parameters.map((value) => value.norm)])]
    .filter(Boolean)
    .join(betweenNorms);

/** «Potencia P1: se cobran 41,00 € y corresponden 31,26 € (20 kW × …), 9,74 € de más. Sale a …» */
function reasonOf(line: Line): string {
  const billed = spanishEuros(exact(line.billedEur));
  const due = spanishEuros(exact(line.computedEur ?? 0));
  const how = line.calculation ? ` (${line.calculation.slice(0, 600)})` : '';
  const head = `${line.label}: se cobran ${billed} y corresponden ${due}${how}, ${spanishEuros(errorOf(line))} de más.`;
  return [head, explanationOf(line)].filter(Boolean).join(' ');
}

const nothing = {
  amount: zero,
  ownElectricityTax: zero,
  ownTax: zero,
  electricityBase: zero,
  taxBase: zero,
};

function partOf(line: Line, key: string): Part {
  const { label, billedEur, computedEur, formula, calculation, concept } = line;
  const said = { key, label, billedEur, computedEur, formula, calculation, norm: normOf(line) };
  const facts = { ...nothing, ...said, reason: reasonOf(line) };
  const amount = errorOf(line);
  if (concept === 'tax') return { ...facts, ownTax: amount };
  if (concept === 'electricityTax') return { ...facts, ownElectricityTax: amount };
  const electricityBase = untaxed.includes(concept) ? zero : amount;
  return { ...facts, amount, electricityBase, taxBase: amount };
}

/** Lines that look alike, two services for instance, are told apart by their order. */
function keysOf(lines: readonly Line[]): string[] {
  const names = lines.map(({ concept, period, segment }) =>
    [concept, period ?? '', segment ?? ''].join(':'),
  );
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name}#${before + 1}`;
  });
}

/** Sums that do not close, as one: those that ask for less than their lines count, too. */
function sumsPart({ lines, claimable }: ClaimableVerification): Part[] {
  const amount = exact(claimable.sumsEur);
  const wrong = lines.filter(({ concept, state }) => sums.includes(concept) && state !== 'correct');
  const total = wrong.at(-1);
  if (amount.eq(0) || !total) return [];
  const base = sum(wrong.filter(({ concept }) => concept === 'base').map(errorOf));
  const more = amount.gt(0) ? 'de más' : 'de menos, que se descuentan';
  return [
    {
      ...nothing,
      key: 'sums',
      label: 'Sumas que no cuadran',
      billedEur: total.billedEur,
      computedEur: total.computedEur,
      amount,
      taxBase: base,
      reason: `Las sumas de la factura no cuadran con lo que suman: ${spanishEuros(amount.abs())} ${more}. ${total.why}`,
      formula: total.formula,
      calculation: total.calculation,
      norm: total.norm,
    },
  ];
}

/** By the norm that its finding names. */
function rebillPart({ findings, claimable }: ClaimableVerification): Part[] {
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

/** A total in cents by weights; by the first ones if all the others weigh nothing. */
function shared(
  total: ExactNumber,
  weights: readonly ExactNumber[],
  otherwise: readonly ExactNumber[],
): readonly ExactNumber[] {
  const used = sum(weights).eq(0) ? otherwise : weights;
  const whole = sum(used);
  if (total.eq(0) || whole.eq(0)) return weights.map(() => zero);
  return addingUp(
    used.map((weight) => toCents(total.times(weight).div(whole))),
    total,
  );
}

/**
 * What may be claimed of a verified bill, line by line, each with the taxes that it carried. They add
 * up to the verification's amount to the cent. Source: RD 88/2026 arts. 44.4.b and 45.2
 * (BOE-A-2026-3212): all that is undue, with its taxes.
 *
 * @returns in the order of the bill; none where there is nothing to claim
 */
export function claimLines(verification: ClaimableVerification): readonly ClaimLine[] {
  const { lines, claimable } = verification;
  if (exact(claimable.totalEur).lte(0)) return [];
  const wrong = lines.filter(
    ({ state, concept }) => state === 'claimable' && !sums.includes(concept),
  );
  const keys = keysOf(wrong);
  // Where the sums alone are claimed, as of a cancellation, its lines only explain them.
  const isOfLines = !['linesEur', 'electricityTaxEur', 'taxEur'].every((name) =>
    exact(claimable[name as 'linesEur']).eq(0),
  );
  const parts = [
    ...(isOfLines ? wrong.map((line, index) => partOf(line, keys[index] ?? '')) : []),
    ...sumsPart(verification),
    ...rebillPart(verification),
  ];
  const amounts = parts.map(({ amount }) => amount);
  const ownIee = parts.map(({ ownElectricityTax }) => ownElectricityTax);
  const restIee = exact(claimable.electricityTaxEur).minus(sum(ownIee));
  const ieeShares = shared(
    restIee,
    parts.map(({ electricityBase }) => electricityBase),
    sum(ownIee).eq(0) ? amounts : ownIee,
  );
  const iee = ownIee.map((own, index) => own.plus(ieeShares[index] ?? zero));
  // The indirect tax closes the sum, so that what rounding leaves over is nowhere else.
  const ownTax = parts.map((part) => part.ownTax);
  const restTax = exact(claimable.totalEur).minus(sum([...amounts, ...iee, ...ownTax]));
  const bases = parts.map(({ taxBase }, index) => taxBase.plus(iee[index] ?? zero));
  const taxShares = shared(restTax, bases, sum(ownTax).eq(0) ? amounts : ownTax);
  return parts.map((part, index) => {
    const electricityTax = iee[index] ?? zero;
    const tax = part.ownTax.plus(taxShares[index] ?? zero);
    const { key, label, billedEur, computedEur, reason, formula, calculation, norm } = part;
    return {
      key,
      label,
      billedEur,
      computedEur,
      amountEur: eurText(part.amount),
      electricityTaxEur: eurText(electricityTax),
      taxEur: eurText(tax),
      totalEur: eurText(sum([part.amount, electricityTax, tax])),
      reason,
      formula,
      calculation,
      norm,
    };
  });
}
