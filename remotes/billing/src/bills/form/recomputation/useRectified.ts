import { useQuery } from '@tanstack/react-query';
import type { Bill } from '@vatio/contracts/billing/bills';
import { useDebounced } from '@vatio/ui/forms';
import { billQuery } from '../../detail/detailApi';
import { sameNumberQuery } from '../formApi';
import { isNumbered } from '../sameBill';
import type { BillFormState } from '../schema/billForm';
import { useTyped } from '../useTyped';

export interface Rectified {
  /** null: none is named, or the register does not have it. */
  readonly bill: Bill | null;
  readonly isLoading: boolean;
}

/** The bill that the typed one replaces or cancels: with it the engine looks at what it corrects. */
export function useRectified(form: BillFormState): Rectified {
  const { kind, supplier, rectifies } = useTyped(form, (values) => ({
    kind: values.kind,
    supplier: values.supplier,
    rectifies: values.rectifies,
  }));
  const number = useDebounced(kind === 'ordinary' ? '' : rectifies.trim());
  const isNamed = number !== '';
  const found = useQuery({ ...sameNumberQuery(number), enabled: isNamed });
  const id = found.data?.find((bill) => isNumbered(bill, { supplier, number }))?.id;
  const one = useQuery({ ...billQuery(id ?? ''), enabled: isNamed && id !== undefined });
  const isLoading = isNamed && (found.isLoading || one.isLoading);
  return { bill: (isNamed && id !== undefined && one.data) || null, isLoading };
}
