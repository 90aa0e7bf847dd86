import { type ExactNumber, exact, sum } from '../../exact/decimal';
import { spanishEuros } from '../../exact/spanish';
import { rebillNormOn } from '../rectified/rebill';
import { aboveHighest } from '../sums/claimable';
import { isBeforeTaxes } from '../sums/rightSums';
import type { Finding, VerifiedLine } from '../verification';
import { type FindingFacts, finding, inWords } from './facts';

/** The amounts of the lines that were billed too much, or too low. */
const sumWhere = (lines: readonly VerifiedLine[], is: (amount: ExactNumber) => boolean) =>
  sum(lines.map(aboveHighest).filter(is));

/** Lines that were billed too low beside others that were billed too much: what is left of both. */
function setOff({ bill, lines, claimable }: WeighedFacts): Finding[] {
  const before = lines.filter(isBeforeTaxes);
  const over = sumWhere(before, (amount) => amount.gt(0));
  const under = sumWhere(before, (amount) => amount.lt(0)).abs();
  const isWorthSaying = before.some(({ state }) => state === 'claimable') && under.gte('0.05');
  if (!isWorthSaying) return [];
  const most = before.some(({ range }) => range) ? 'hasta ' : '';
  const both = `Hay ${spanishEuros(over)} de más en unas líneas y ${most}${spanishEuros(under)} de menos en otras, sin impuestos`;
  if (exact(claimable.totalEur).gt(0)) {
    const message = `${both}: se reclama la diferencia, porque la comercializadora puede facturar de nuevo lo que cobró de menos (${rebillNormOn(bill.issuedOn)}).`;
    return [finding('setOff', 'note', message, over.minus(under))];
  }
  const message = `${both}: en conjunto no se ha cobrado de más y no hay nada que reclamar, pero pide una factura con las líneas correctas.`;
  return [finding('setOff', 'review', message, over.minus(under))];
}

/** Lines that are right only because of a percentage. */
function letThrough({ lines }: WeighedFacts): Finding[] {
  const found = lines.filter(({ letThroughEur }) => letThroughEur !== null);
  if (found.length === 0) return [];
  const amount = sum(found.map(({ letThroughEur }) => exact(letThroughEur ?? 0)));
  const names = inWords(found.map(({ label }) => label));
  const side = amount.gt(0) ? 'de más' : 'de menos';
  const message = `Solo cuadra por el margen de lo que se mide (${names}): son ${spanishEuros(amount.abs())} ${side}, sin impuestos.`;
  return [finding('letThrough', 'note', message, amount)];
}

/** A bill whose lines are wrong and whose total is right. */
function rightTotal({ lines, claimable }: WeighedFacts): Finding[] {
  const [total] = lines.filter(({ concept }) => concept === 'total');
  const isWrong = lines.some(({ state, concept }) => state === 'claimable' && concept !== 'total');
  if (total?.state !== 'correct' || !isWrong || exact(claimable.totalEur).gt(0)) return [];
  const message =
    'El total es el que corresponde, pero el detalle no lo explica: pide a la comercializadora una factura con las líneas correctas.';
  return [finding('totalSum', 'review', message)];
}

export interface WeighedFacts extends FindingFacts {
  readonly claimable: { readonly totalEur: string };
}

/** Findings on the lines of a bill beside each other. */
export const weighedFindings = (facts: WeighedFacts): Finding[] => [
  ...setOff(facts),
  ...rightTotal(facts),
  ...letThrough(facts),
];
