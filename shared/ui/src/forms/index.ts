export { Field, type FieldA11y, type FieldProps } from './Field';
export * as rules from './rules';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton';
export { useServerErrors } from './useServerErrors';
export { useZodForm } from './useZodForm';
