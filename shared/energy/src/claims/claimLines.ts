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
import {
  type ClaimableVerification,
  type ClaimPart,
  claimed,
  measuredPart,
  partOf,
  rebillPart,
  setOffPart,
  sumsPart,
} from './claimParts';

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
  /** Norms of the rule and of its regulated values, each once, joined by `betweenNorms`. */
  readonly norm: string;
}

/** Lines that look alike, two services for instance, are distinguished by their order. */
function keysOf(lines: ClaimableVerification['lines']): string[] {
  const names = lines.map(({ concept, period, segment }) =>
    [concept, period ?? '', segment ?? ''].join(':'),
  );
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name}#${before + 1}`;
  });
}

/** Divides a total into cents by weight; all parts are 0 when the weights are. */
function shared(total: ExactNumber, weights: readonly ExactNumber[]): readonly ExactNumber[] {
  const whole = sum(weights);
  if (total.eq(0) || whole.eq(0)) return weights.map(() => zero);
  return addingUp(
    weights.map((weight) => toCents(total.times(weight).div(whole))),
    total,
  );
}

/** A part with the taxes that it carried. */
type Taxed = ClaimPart & Readonly<Record<'electricityTax' | 'tax', ExactNumber>>;

/** The taxes that are no tax's own error, shared out by what each part had them on. */
function withTaxes(
  parts: readonly ClaimPart[],
  { electricityTaxEur, taxEur }: ClaimableVerification['claimable'],
): readonly Taxed[] {
  const rest = (eur: string, own: readonly ExactNumber[]) => exact(eur).minus(sum(own));
  const ownIee = parts.map(({ ownElectricityTax }) => ownElectricityTax);
  const bases = parts.map(({ electricityBase }) => electricityBase);
  const ieeShares = shared(rest(electricityTaxEur, ownIee), bases);
  const iee = ownIee.map((own, index) => own.plus(ieeShares[index] ?? zero));
  const ownTax = parts.map((part) => part.ownTax);
  const taxBases = parts.map(({ taxBase }, index) => taxBase.plus(iee[index] ?? zero));
  const taxShares = shared(rest(taxEur, ownTax), taxBases);
  return parts.map((part, index) => ({
    ...part,
    electricityTax: iee[index] ?? zero,
    tax: part.ownTax.plus(taxShares[index] ?? zero),
  }));
}

/** Cents that no tax above carries are the largest part's. */
function closing(
  parts: readonly Taxed[],
  { totalEur }: ClaimableVerification['claimable'],
): readonly Taxed[] {
  const left = exact(totalEur).minus(
    sum(parts.map(({ amount, electricityTax, tax }) => sum([amount, electricityTax, tax]))),
  );
  const [largest] = parts.toSorted((one, other) => other.amount.cmp(one.amount));
  return parts.map((part) => (part === largest ? { ...part, tax: part.tax.plus(left) } : part));
}

/**
 * The claimable amounts of a verified bill, line by line, each with the taxes that it carried; what was
 * billed too low is a line, too. They add up to the verification's amount to the cent. Source: RD 88/2026
 * arts. 44.4.b and 45.2 (BOE-A-2026-3212): all that is undue, with its taxes.
 *
 * @returns in the order of the bill; an empty list when there is no claim
 */
export function claimLines(verification: ClaimableVerification): readonly ClaimLine[] {
  const { lines, claimable } = verification;
  if (exact(claimable.totalEur).lte(0)) return [];
  // A claim for the sums alone, as of a cancellation, leaves the lines only to explain them.
  const isOfLines = (['linesEur', 'electricityTaxEur', 'taxEur'] as const).some(
    (name) => !exact(claimable[name]).eq(0),
  );
  const wrong = isOfLines ? lines.filter(claimed) : [];
  const keys = keysOf(wrong);
  const own = [
    ...wrong.map((line, index) => partOf(line, keys[index] ?? '')),
    ...(isOfLines ? measuredPart(verification) : []),
  ];
  const parts = [
    ...own,
    ...(isOfLines ? setOffPart(own, verification) : []),
    ...sumsPart(verification),
    ...rebillPart(verification),
  ];
  return closing(withTaxes(parts, claimable), claimable).map((part) => {
    const { key, label, billedEur, computedEur, reason, formula, calculation, norm } = part;
    return {
      key,
      label,
      billedEur,
      computedEur,
      amountEur: eurText(part.amount),
      electricityTaxEur: eurText(part.electricityTax),
      taxEur: eurText(part.tax),
      totalEur: eurText(sum([part.amount, part.electricityTax, part.tax])),
      reason,
      formula,
      calculation,
      norm,
    };
  });
}
