import type { StudyCalculation } from '@vatio/contracts/energy-analysis/studies';
import { number } from '@vatio/ui/format';

/** The number of days that the curve knows; empty if it knows all. */
export function PartlyKnown({ calculation }: { readonly calculation: StudyCalculation }) {
  const { knownQuarters = 0, missingQuarters = 0 } = calculation.snapshot.curve ?? {};
  if (missingQuarters === 0) return null;
  return (
    <p>
      La curva solo conoce {number(knownQuarters / 96, 0)} de{' '}
      {number((knownQuarters + missingQuarters) / 96, 0)} días: lo que pasó en los demás no se ve
      aquí.
    </p>
  );
}
