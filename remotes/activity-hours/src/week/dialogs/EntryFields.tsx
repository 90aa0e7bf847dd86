import { CheckboxField, type FormOfFields, TextField } from '@vatio/ui/forms';
import type { EntryForm } from './entryForm';

/** The fields of an entry; the note first, which is what the dialog is mostly opened for. */
export const EntryFields = ({ form }: { readonly form: FormOfFields<EntryForm> }) => (
  <>
    <TextField form={form} name="note" label="Nota" />
    <TextField form={form} name="duration" label="Duración" help="1,5, 1:30, 90m o 1h30" />
    <CheckboxField form={form} name="isBillable" label="Facturable" />
  </>
);
