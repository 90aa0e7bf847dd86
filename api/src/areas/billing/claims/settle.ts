import type { ClaimSettlement } from '@vatio/contracts/billing/claims/claims';
import { scaled, sumOf, unscaled } from '@vatio/contracts/billing/scaled';
import { localDay } from '../../../localDay';
import { wrongFields } from '../../../refusal';

/** The recovered amount and its day; both are null where there is none. */
export interface Recovered {
  readonly recoveredEur: string | null;
  readonly recoveredOn: string | null;
}

/**
 * Returns the recovered amount of an answer, once it is possible. It may exceed the claim: interest goes on
 * until the refund, and a distributor that answered late owes a compensation.
 *
 * @param at now
 * @throws Refusal invalid, by field
 */
export function recoveredBy(
  { outcome, recoveredEur, recoveredOn }: ClaimSettlement,
  at: Date,
): Recovered {
  const cents = scaled(recoveredEur ?? '0', 2);
  const problems = {
    ...(outcome === 'rejected' &&
      cents > 0n && {
        recoveredEur: 'De una reclamación rechazada no se recupera nada: elige «Aceptada en parte»',
      }),
    ...(outcome === 'partial' && cents === 0n && { recoveredEur: 'Escribe cuánto ha aceptado' }),
    ...(cents > 0n && !recoveredOn && { recoveredOn: 'Escribe cuándo llegó' }),
    ...(recoveredOn &&
      recoveredOn > localDay(at) && { recoveredOn: 'Todavía no ha llegado ese día' }),
  };
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  return cents === 0n
    ? { recoveredEur: null, recoveredOn: null }
    : { recoveredEur: unscaled(cents, 2), recoveredOn };
}

/** Euros by weights, to the cent: parts add up to the whole. */
export function sharedOut(eur: string, weights: readonly string[]): string[] {
  const sizes = weights.map((weight) => scaled(weight, 2));
  const whole = sumOf(sizes);
  const cents = scaled(eur, 2);
  let [reached, given] = [0n, 0n];
  return sizes.map((size) => {
    reached += size;
    const upTo = whole === 0n ? cents : (cents * reached) / whole;
    const part = upTo - given;
    given = upTo;
    return unscaled(part, 2);
  });
}
