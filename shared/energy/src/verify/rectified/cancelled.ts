import { distinctMissing } from '../../bill/cost';
import { eurText, exact, sum } from '../../exact/decimal';
import { notVerifiable } from '../../tariff/notVerifiable';
import type { VerificationContext } from '../context';
import { finding } from '../findings/facts';
import { type IssuedBill, type IssuedLine, issuedConcepts } from '../issued';
import type { Placed } from '../lines/groups';
import { acceptedAmounts, notAccepted } from '../lines/judge';
import { stateOf } from '../lines/stateOf';
import { verifiedLine } from '../lines/verifiedLine';
import { printedAmounts } from '../sums/amounts';
import { noClaim } from '../sums/claimable';
import { billedTotal } from '../sums/sumLines';
import { unverifiedOf } from '../sums/totalRange';
import { exactly, type Tolerances } from '../tolerances';
import type { ClaimableAmount, Finding, Verification, VerifiedLine } from '../verification';

const norm = 'RD 1619/2012, art. 15';

const placedOf = ({ lines }: IssuedBill, concept: IssuedLine['concept']): Placed[] =>
  lines.map((line, at) => ({ line, at })).filter(({ line }) => line.concept === concept);

const periodsOf = (lines: readonly Placed[]) => [
  ...new Set(lines.map(({ line }) => line.period ?? null)),
];

/** Pairs lines by period where both bills print the same periods, otherwise the whole concept. */
function pairsOf(bill: IssuedBill, named: IssuedBill, concept: IssuedLine['concept']) {
  const [own, other] = [placedOf(bill, concept), placedOf(named, concept)];
  const [periods, others] = [periodsOf(own), periodsOf(other)];
  const isSame = periods.length === others.length && periods.every((one) => others.includes(one));
  if (!isSame) return [{ period: null, own, other }];
  const of = (lines: Placed[], period: (typeof periods)[number]) =>
    lines.filter(({ line }) => (line.period ?? null) === period);
  return periods.map((period) => ({ period, own: of(own, period), other: of(other, period) }));
}

function linesOf(
  bill: IssuedBill,
  named: IssuedBill | null,
  tolerances: Tolerances,
): VerifiedLine[] {
  const missing = [
    notVerifiable.data(`la factura ${bill.rectifies?.number ?? ''}, que esta anula`),
  ];
  return issuedConcepts.flatMap((concept) => {
    const pairs = pairsOf(bill, named ?? bill, concept);
    return pairs
      .filter(({ own, other }) => own.length + other.length > 0)
      .map(({ period, own, other }) => {
        const due = sum(other.map(({ line }) => exact(line.amountEur))).times(-1);
        return verifiedLine({
          concept,
          period,
          segment: null,
          issued: own,
          accepted: named ? acceptedAmounts([{ amount: due, why: '' }]) : notAccepted(missing),
          lines: [],
          tolerance: exactly(tolerances.lineEur),
          reasonOf: () => `La factura ${named?.number ?? ''} cobró otro importe.`,
          norm,
          formula: '− importe de la factura anulada',
        });
      });
  });
}

/**
 * A bill that cancels another one: each amount is the other's, with the opposite sign, right or wrong.
 * Source: RD 1619/2012 art. 15 (BOE-A-2012-14696).
 */
export function verifyCancellation(
  bill: IssuedBill,
  { rectified = null }: VerificationContext,
  tolerances: Tolerances,
): Verification {
  const lines = linesOf(bill, rectified, tolerances);
  const billed = billedTotal(bill, printedAmounts(bill));
  const due = rectified && billedTotal(rectified, printedAmounts(rectified)).times(-1);
  const short = due ? billed.minus(due) : exact(0);
  const isClaimable = lines.some(({ state }) => state === 'claimable') && short.gt(0);
  const message = `No consta la factura ${bill.rectifies?.number ?? ''}, que esta anula: dala de alta para comprobar que se devuelve entera.`;
  const unknown: Finding[] = rectified ? [] : [finding('rectifiedUnknown', 'review', message)];
  const claimable: ClaimableAmount = isClaimable
    ? { ...noClaim, sumsEur: eurText(short), totalEur: eurText(short) }
    : noClaim;
  return {
    number: bill.number,
    state: stateOf(lines, claimable),
    lines,
    findings: unknown,
    claimable,
    billedEur: eurText(billed),
    due: [],
    computedEur: due && eurText(due),
    range: null,
    unverifiedEur: unverifiedOf(lines),
    notVerifiable: distinctMissing(lines.flatMap(({ missing }) => missing)),
    cautions: [],
  };
}
