import type { Entry } from '@vatio/contracts/activityHours/entries';
import { CheckboxField, type PickerFieldProps, TextField } from '@vatio/ui/forms';
import type { EntryForm } from './entryForm';
import { SubjectFields } from './SubjectFields';

export interface EntryFieldsProps {
  readonly form: PickerFieldProps<EntryForm, never>['form'];
  readonly clientId: string;
  /** As it is stored; undefined: a new one. */
  readonly entry: Entry | undefined;
}

/** The fields of an entry; the note first, which is what the dialog is mostly opened for. */
export const EntryFields = (props: EntryFieldsProps) => (
  <>
    <TextField form={props.form} name="note" label="Nota" />
    <TextField form={props.form} name="duration" label="Duración" help="1,5, 1:30, 90m o 1h30" />
    <CheckboxField form={props.form} name="isBillable" label="Facturable" />
    <SubjectFields {...props} />
  </>
);
