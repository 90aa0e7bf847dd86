import { useEffect, useEffectEvent } from 'react';
import type { BillFormState } from './schema/billForm';

/**
 * Who types from paper begins at the first thing that is not known. A person who is in a field
 * already stays there.
 */
export function useFirstFocus(form: BillFormState): void {
  const begin = useEffectEvent(() => {
    if (document.activeElement instanceof HTMLInputElement) return;
    form.setFocus(form.getValues('supplier') ? 'number' : 'supplier');
  });
  useEffect(() => begin(), []);
}
