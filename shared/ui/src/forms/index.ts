import './withoutEval';

export * as rules from '@vatio/contracts/rules';
// The part of zod that forms need; a section that imported zod would bundle it again.
export {
  array,
  boolean,
  type infer as Infer,
  type input as Input,
  literal,
  nullable,
  object,
  optional,
  strictObject,
  string,
  type ZodType,
} from 'zod';
export type { BoundFieldProps, FormOfFields } from './boundField';
export { CheckboxField, type CheckboxFieldProps } from './CheckboxField';
export { type Choice, ChoiceField, type ChoiceFieldProps } from './ChoiceField';
export { ConflictDialog, type ConflictDialogProps } from './ConflictDialog';
export { changeOf } from './changeOf';
export { conflictOf, type FieldWords, type Versions } from './conflict';
export { EditForm, type EditFormProps, type SendsChange } from './EditForm';
export { Field, type FieldA11y, type FieldProps } from './Field';
export { FormActions, type FormActionsProps } from './FormActions';
export { FormAlert, type FormAlertProps } from './FormAlert';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { PasswordInput, type PasswordInputProps } from './PasswordInput';
export { PlainSelect, type PlainSelectProps } from './PlainSelect';
export { RestoredDraft, type RestoredDraftProps } from './RestoredDraft';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton';
export { TextField, type TextFieldProps } from './TextField';
export { type SavedForm, type SavedFormOptions, useSavedForm } from './useSavedForm';
export { type FormOfErrors, useServerErrors } from './useServerErrors';
export { useZodForm } from './useZodForm';
