import { CheckboxField, TextField } from '@vatio/ui/forms';
import { SubjectFields, type SubjectFieldsProps } from './SubjectFields';

/** The fields of an entry; the note first, which is what the dialog is mostly opened for. */
export const EntryFields = (props: SubjectFieldsProps) => (
  <>
    <TextField form={props.form} name="note" label="Nota" />
    <TextField form={props.form} name="duration" label="Duración" help="1,5, 1:30, 90m o 1h30" />
    <CheckboxField form={props.form} name="isBillable" label="Facturable" />
    <SubjectFields {...props} />
  </>
);
