import { CheckboxField, FieldGrid, SelectField, TextField } from '@vatio/ui/forms';
import { useId } from 'react';
import { recipientLabels } from '../claim';
import type { ClaimFormState, NewClaimFormState } from './claimForm';

const recipients = Object.entries(recipientLabels).map(([value, label]) => ({ value, label }));

export interface FactFieldsProps {
  readonly form: ClaimFormState | NewClaimFormState;
}

/** The recipient, the day, the interest, and a person's own words. */
export function FactFields({ form: either }: FactFieldsProps) {
  // Both forms have these fields.
  const form = either as ClaimFormState;
  const wordsId = useId();
  const error = form.getFieldState('words', form.formState).error?.message;
  return (
    <>
      <FieldGrid>
        <SelectField form={form} name="recipient" label="Se reclama a" options={recipients} />
        <TextField
          form={form}
          name="recipientName"
          label="Destinatario"
          help="Como debe decirlo la carta"
        />
        <TextField
          form={form}
          name="sentOn"
          label="Fecha de la carta"
          type="date"
          help="Desde ella se cuenta el plazo de respuesta"
        />
        <TextField form={form} name="companyReference" label="Referencia que ha dado la empresa" />
        <CheckboxField form={form} name="withInterest" label="Reclamar el interés legal" />
        <TextField form={form} name="interestOn" label="Intereses hasta" type="date" />
      </FieldGrid>
      <div className={`field ${error ? 'has-error' : ''}`}>
        <label className="form-label" htmlFor={wordsId}>
          Texto propio para la carta
        </label>
        <textarea
          id={wordsId}
          className="form-control"
          rows={4}
          maxLength={4000}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${wordsId}-error` : undefined}
          {...form.register('words')}
        />
        {error && (
          <div className="field-error" id={`${wordsId}-error`}>
            {error}
          </div>
        )}
      </div>
    </>
  );
}
