import './withoutEval';

export * as rules from '@vatio/records/rules';
export { formShape, periodsAsTyped, typedOf } from '@vatio/records/typed';
// What a section imports from zod comes from here (shared/build/src/sharing.ts), the contracts' schemas too.
export {
  array,
  boolean,
  coerce,
  email,
  enum,
  type infer as Infer,
  type input as Input,
  int,
  iso,
  literal,
  nullable,
  number,
  object,
  optional,
  partialRecord,
  preprocess,
  readonly,
  record,
  strictObject,
  string,
  union,
  unknown,
  uuid,
  type ZodType,
} from 'zod';
export { DayInput, type DayInputProps } from '../days/DayInput';
export {
  inputLabel,
  RecordFields,
  type RecordFieldsProps,
  RecordInput,
  type RecordInputProps,
} from '../records/RecordFields';
export { type RecordFormState, recordForm } from '../records/recordForm';
export { ConflictDialog, type ConflictDialogProps } from './conflict/ConflictDialog';
export { ConflictTable, type ConflictTableProps } from './conflict/ConflictTable';
export { changeOf } from './conflict/changeOf';
export {
  conflictOf,
  type FieldWords,
  fieldConflicts,
  type Versions,
} from './conflict/conflict';
export { EditForm, type EditFormProps, type SendsChange } from './conflict/EditForm';
export { FormActions, type FormActionsProps } from './FormActions';
export { FormAlert, type FormAlertProps } from './FormAlert';
export { type BoundFieldProps, errorOf, type FormOfFields } from './fields/boundField';
export { CheckboxField, type CheckboxFieldProps } from './fields/CheckboxField';
export { type Choice, ChoiceField, type ChoiceFieldProps } from './fields/ChoiceField';
export { DayField, type DayFieldProps } from './fields/DayField';
export { Field, type FieldA11y, type FieldProps } from './fields/Field';
export { FieldGrid, type FieldGridProps } from './fields/FieldGrid';
export { MoreFields, type MoreFieldsProps } from './fields/MoreFields';
export { PickerField, type PickerFieldProps } from './fields/PickerField';
export { type Picked, PickManyField, type PickManyFieldProps } from './fields/PickManyField';
export { PlainSelect, type PlainSelectProps } from './fields/PlainSelect';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/SelectField';
export { TextField, type TextFieldProps } from './fields/TextField';
export { useDebounced } from './fields/useDebounced';
export { PasswordField, type PasswordFieldProps } from './password/PasswordField';
export { PasswordInput, type PasswordInputProps } from './password/PasswordInput';
export { PeriodInputs, type PeriodInputsProps } from './periods/PeriodInputs';
export { RestoredDraft, type RestoredDraftProps } from './RestoredDraft';
export { ChangeForm, type ChangeFormProps } from './records/ChangeForm';
export { changedFields } from './records/changedFields';
export { type ChangesInPlace, InPlaceForm, type InPlaceFormProps } from './records/InPlaceForm';
export { type Creates, NewForm, type NewFormProps } from './records/NewForm';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton';
export {
  decimalComma,
  orNothing,
  textOf,
  textOrNothing,
  typedFrom,
  wholeOrNothing,
  yesNoOrNothing,
} from './typed';
export { type SavedForm, type SavedFormOptions, useSavedForm } from './useSavedForm';
export { type FormOfErrors, useServerErrors } from './useServerErrors';
export { useZodForm } from './useZodForm';
