import { useQuery } from '@tanstack/react-query';
import { date } from '@vatio/ui/format';
import { useDebounced } from '@vatio/ui/forms';
import { Link } from 'react-router-dom';
import { pointOfBill } from '../../bill';
import { billPath } from '../../billPaths';
import { sameNumberQuery } from '../formApi';
import { isNumbered } from '../sameBill';
import type { BillFormState } from '../schema/billForm';
import { useTyped } from '../useTyped';

export interface SameNumberProps {
  readonly form: BillFormState;
  /** The bill itself, which has it. */
  readonly own: string | undefined;
}

/** Warns that a number is already in the register, and links to that bill. It does not block saving. */
export function SameNumber({ form, own }: SameNumberProps) {
  const { supplier, number } = useTyped(form, (values) => ({
    supplier: values.supplier,
    number: values.number,
  }));
  const typed = useDebounced(number.trim());
  const { data } = useQuery({ ...sameNumberQuery(typed), enabled: typed !== '' });
  const other = data?.find(
    (bill) => bill.id !== own && isNumbered(bill, { supplier, number: typed }),
  );
  return (
    <div role="status">
      {other && (
        <p className="text-warning-emphasis small">
          Ya hay una factura con ese número:{' '}
          <Link to={billPath(other.id)} target="_blank" rel="noreferrer">
            <bdi>{other.number}</bdi> de <bdi>{other.supplier}</bdi> (se abre en otra pestaña)
          </Link>
          , de <bdi>{pointOfBill(other)}</bdi>, emitida el {date(other.issuedOn)}.
        </p>
      )}
    </div>
  );
}
