import type { ExactNumber } from '../../exact/decimal';
import { quartersText, spanishNumber } from '../../exact/spanish';
import type { ExcessTerm } from '../excess';
import { kwText } from '../spanish';
import type { PowerWorkings, WorkingLine, WorkingTerm } from './working';

interface Facts {
  readonly powerKw: ExactNumber;
  /** The excess of the period in the month; undefined: it does not occur there, or was not measured. */
  readonly excess: ExcessTerm | undefined;
  /** The number of quarters over the power. */
  readonly quarters: number | null;
  readonly scale: PowerWorkings['scale'];
}

const daysText = (days: number) => (days === 1 ? '1 día' : `${days} días`);

/** Twelve digits are more than a root, a double, has to tell. */
const root = (quantity: string) => spanishNumber(Number(Number(quantity).toPrecision(12)));

function excessQuantity(quantity: string, { powerKw, excess, quarters }: Facts): string {
  if (excess?.kind === 'quarters') {
    return `√Σ(kW − ${spanishNumber(powerKw)})² = ${root(quantity)} kW (${quartersText(quarters ?? 0)})`;
  }
  return `(${spanishNumber(excess?.demandKw ?? 0)} − ${spanishNumber(powerKw)}) kW`;
}

function factors(
  concept: WorkingLine['concept'],
  { price, days, perDays }: WorkingTerm,
  { excess }: Facts,
): string {
  if (concept === 'fixed') return `${spanishNumber(price)} €/kW·año × ${days} ÷ ${perDays}`;
  if (excess?.kind !== 'quarters') return `${spanishNumber(price)} €/kW·día × ${daysText(days)}`;
  const share = days === perDays ? '' : ` × ${days} ÷ ${perDays}`;
  return `${spanishNumber(price)} €/kW${share}`;
}

/** The formula of an amount with its numbers. Spanish. */
export function calculationOf(
  concept: WorkingLine['concept'],
  terms: readonly WorkingTerm[],
  facts: Facts,
): string {
  const [first] = terms;
  if (!first) return concept === 'fixed' ? 'Sin potencia contratada' : noExcess(facts);
  const quantity =
    concept === 'fixed' ? kwText(first.quantity) : excessQuantity(first.quantity, facts);
  const parts = terms.map((term) => factors(concept, term, facts));
  const price = parts.length === 1 ? parts[0] : `(${parts.join(' + ')})`;
  const { scale } = facts;
  return `${quantity} × ${price}${scale ? ` × ${scale.yearDays} ÷ ${scale.days}` : ''}`;
}

function noExcess({ powerKw, excess }: Facts): string {
  if (!excess) return 'El periodo no existe en estos días, o no tiene medidas';
  if (excess.kind === 'quarters') return `Ningún cuarto de hora pasa de ${kwText(powerKw)}`;
  return `El maxímetro, ${kwText(excess.demandKw)}, no pasa de ${kwText(powerKw)}`;
}
