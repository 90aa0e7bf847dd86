import { entryRecord } from '@vatio/contracts/activity-hours/entryRecord';
import { CheckboxField, TextField } from '@vatio/ui/forms';
import { SubjectFields, type SubjectFieldsProps } from './SubjectFields';

const { fields } = entryRecord;

/** The fields of an entry; the note first, which is what the dialog is mostly opened for. */
export const EntryFields = (props: SubjectFieldsProps) => (
  <>
    <TextField form={props.form} name="note" label={fields.note.label} />
    <TextField
      form={props.form}
      name="duration"
      label={fields.minutes.label}
      help="1,5, 1:30, 90m o 1h30"
    />
    <CheckboxField form={props.form} name="isBillable" label={fields.isBillable.label} />
    <SubjectFields {...props} />
  </>
);
