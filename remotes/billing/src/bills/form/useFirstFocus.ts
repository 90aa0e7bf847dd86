import { useEffect, useEffectEvent } from 'react';
import type { BillFormState } from './schema/billForm';

/**
 * Focuses the first unknown field, for people who type from paper. A person who is already in a field stays
 * there.
 */
export function useFirstFocus(form: BillFormState): void {
  const begin = useEffectEvent(() => {
    if (document.activeElement instanceof HTMLInputElement) return;
    form.setFocus(form.getValues('supplier') ? 'number' : 'supplier');
  });
  useEffect(() => begin(), []);
}
