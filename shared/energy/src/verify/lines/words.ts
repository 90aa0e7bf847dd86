import { type Decimal, type ExactNumber, exact } from '../../exact/decimal';
import { spanishEuros } from '../../exact/spanish';
import type { NotVerifiable } from '../../tariff/notVerifiable';
import type { IssuedConcept } from '../issued';
import type { Group } from './groups';
import type { Accepted, Judgement } from './judge';

const names: Record<IssuedConcept, string> = {
  power: 'Potencia',
  energy: 'Energía',
  excess: 'Exceso de potencia',
  tollDiscount: 'Descuento en peajes',
  reactive: 'Energía reactiva',
  socialDiscount: 'Descuento por bono social',
  socialBonus: 'Financiación del bono social',
  electricityTax: 'Impuesto especial sobre la electricidad',
  meter: 'Alquiler del contador',
  service: 'Otro concepto',
  base: 'Base imponible',
  tax: 'Impuesto',
  total: 'Total',
};

/** «Potencia P1»; with a segment, «Potencia P1 (tramo 2)». */
export function labelOf({ concept, period, segment }: Omit<Group, 'issued' | 'expected'>): string {
  const of = period === null ? '' : ` P${period}`;
  return names[concept] + of + (segment === null ? '' : ` (tramo ${segment + 1})`);
}

const missingText = (missing: readonly NotVerifiable[]): string =>
  [...new Set(missing.map(({ message }) => message))].join(' ');

/** The reason of a tax or a sum. */
const unknownAbove = 'No verificable mientras no lo sea alguna línea de arriba.';

const tooMuch = (is: string, due: string, difference: string) =>
  `Se cobran ${is} y corresponden ${due}: sobran ${difference}.`;
const advice = 'Reclámalo.';

/** The explanation of too much, for a claim: a claimable line's words without its amounts and what to do. */
export function explanationOf({
  billedEur,
  computedEur,
  why,
}: {
  readonly billedEur: Decimal;
  readonly computedEur: Decimal | null;
  readonly why: string;
}): string {
  const [billed, due] = [exact(billedEur), exact(computedEur ?? 0)];
  const head = tooMuch(
    spanishEuros(billed),
    spanishEuros(due),
    spanishEuros(billed.minus(due).abs()),
  );
  return why.startsWith(head) && why.endsWith(advice)
    ? why.slice(head.length, -advice.length).trim()
    : '';
}

/** The reason of a tax or a sum that adds up some wrong lines. */
export const carriedWhy = (billed: ExactNumber, computed: ExactNumber): string =>
  `Corresponden ${spanishEuros(computed)}: la diferencia de ${spanishEuros(billed.minus(computed).abs())} viene de las líneas de arriba.`;

/**
 * Why a line has its state, in Spanish sentences.
 *
 * @param reason what explains the difference; empty: unknown
 */
export function whyOf(
  billed: ExactNumber,
  { state, computed, missing }: Judgement,
  accepted: Accepted,
  reason: string,
): string {
  if (state === 'notVerifiable' || computed === null) return missingText(missing) || unknownAbove;
  const [is, due] = [spanishEuros(billed), spanishEuros(computed)];
  const difference = spanishEuros(billed.minus(computed).abs());
  const explained = reason ? ` ${reason}` : '';
  if (state === 'claimable') {
    return `${tooMuch(is, due, difference)}${explained} ${advice}`;
  }
  if (state === 'inFavour') {
    return `Se cobran ${is} y corresponden ${due}: faltan ${difference}, a favor del cliente.${explained} No se reclama.`;
  }
  const how = accepted.amounts.find(({ amount }) => amount.eq(computed))?.why;
  return `Cuadra: se cobran ${is} y corresponden ${due}${how ? `, ${how}` : ''}.`;
}
