import { decimalInWords } from '@vatio/ui/format';
import { errorOf } from '@vatio/ui/forms';
import { useId } from 'react';
import classes from '../Beside.module.css';
import type { BillFormState } from '../schema/billForm';

export interface AmountInputProps {
  readonly form: BillFormState;
  readonly name: Parameters<BillFormState['register']>[0];
  readonly label: string;
  /** The exact amount that applies while the field is empty. */
  readonly proposalEur?: string | undefined;
  readonly isTotal?: boolean;
}

/** An amount in the column of amounts. An empty one is what is proposed, or is not on the bill. */
export function AmountInput({ form, name, label, proposalEur, isTotal = false }: AmountInputProps) {
  const proposal = proposalEur && decimalInWords(proposalEur);
  const id = useId();
  const error = errorOf(form, name);
  const describedBy = [error && `${id}-error`, proposal && `${id}-proposal`].filter(Boolean);
  return (
    <div className={`${classes.row} ${isTotal ? classes.total : ''}`}>
      <label htmlFor={id}>
        <bdi>{label}</bdi>
      </label>
      <input
        id={id}
        className="form-control"
        inputMode="decimal"
        autoComplete="off"
        placeholder={proposal}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy.join(' ') || undefined}
        {...form.register(name)}
      />
      {proposal && (
        <span className="visually-hidden" id={`${id}-proposal`}>
          {`Si lo dejas vacío: ${proposal}`}
        </span>
      )}
      {error && (
        <div className="field-error" id={`${id}-error`}>
          {error}
        </div>
      )}
    </div>
  );
}
