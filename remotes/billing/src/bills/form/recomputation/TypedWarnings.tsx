import { billWarnings } from '@vatio/contracts/billing/billWarnings';
import { isDay } from '@vatio/records/day';
import { today } from '@vatio/records/time';
import { fieldInWords } from '../../detail/fieldWords';
import type { BillForm, BillFormState } from '../schema/billForm';
import { useTypedLater } from '../useTyped';
import { billSoFar } from './billSoFar';

export interface TypedWarningsProps {
  readonly form: BillFormState;
  /** The fact key of the bill's amounts. */
  readonly fact: string;
}

/** Inconsistencies within the bill while it is typed: it may be saved as it is. */
export function TypedWarnings({ form, fact }: TypedWarningsProps) {
  const warnings = useTypedLater(form, warningsOf);
  if (warnings.length === 0) return null;
  return (
    <section className="alert alert-warning" aria-label="Avisos">
      <p className="mb-1">Comprueba que está escrita como la emitieron; puedes guardarla así:</p>
      <ul className="mb-0">
        {warnings.map(({ field, message }) => (
          <li key={`${field} ${message}`} data-fact={`${fact}:warning:${field}`}>
            {fieldInWords(field)}: {message}.
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Checks what is typed: a bill without its total cannot add up yet. */
function warningsOf(values: BillForm) {
  const bill = billSoFar(values);
  if (!bill) return [];
  const { totalEur } = bill;
  const warned = {
    ...bill,
    totalEur: totalEur ?? '0',
    paidOn: isDay(values.paidOn) ? values.paidOn : null,
  };
  return billWarnings(warned, today()).filter(
    ({ field }) =>
      (totalEur !== null || field !== 'totalEur') &&
      (isDay(values.issuedOn) || field !== 'issuedOn'),
  );
}
