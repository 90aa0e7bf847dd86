import { maxBillLines } from '@vatio/contracts/billing/billWords';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { labelOfRow, lineOf } from '../lineRows';
import type { BillForm, BillFormState } from '../schema/billForm';
import { useTyped } from '../useTyped';
import { AmountInput } from './AmountInput';
import { LineEditor } from './LineEditor';

const labelsOf = (values: BillForm) => values.lines.map(labelOfRow);

/** The amounts of the bill in the order in which it prints them. Empty: the bill has no such line. */
export function LineFields({ form }: { readonly form: BillFormState }) {
  const [isEditing, setEditing] = useState(false);
  const labels = useTyped(form, labelsOf);
  const lines = () => form.getValues('lines');
  const set = (next: BillForm['lines']) =>
    form.setValue('lines', next, { shouldDirty: true, shouldTouch: true });
  const add = () => {
    set([...lines(), lineOf({ kind: 'service' })]);
    setEditing(true);
  };
  return (
    <fieldset className="field">
      <legend className="form-label fs-6 mb-1">Importes de las líneas, en €</legend>
      {labels.map((label, index) =>
        isEditing ? (
          <LineEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: all values are in the form, by their index
            key={index}
            form={form}
            index={index}
            onRemove={() => set(lines().filter((_, other) => other !== index))}
          />
        ) : (
          <AmountInput
            // biome-ignore lint/suspicious/noArrayIndexKey: all values are in the form, by their index
            key={index}
            form={form}
            name={`lines.${index}.amountEur`}
            label={label}
          />
        ),
      )}
      <div className="d-flex flex-wrap gap-2 mt-2">
        {isEditing ? (
          <button
            type="button"
            className="btn btn-sm btn-outline-primary"
            onClick={() => setEditing(false)}
          >
            Ver solo los importes
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden="true" /> Cambiar las líneas
          </button>
        )}
        {labels.length < maxBillLines && (
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={add}>
            <Plus aria-hidden="true" /> Añadir una línea
          </button>
        )}
      </div>
    </fieldset>
  );
}
