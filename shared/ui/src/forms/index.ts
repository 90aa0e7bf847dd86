// The part of zod that forms are written with; a section that imported zod would bundle it again.
export { array, type infer as Infer, type input as Input, object, optional } from 'zod';
export { Field, type FieldA11y, type FieldProps } from './Field';
export * as rules from './rules';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton';
export { useServerErrors } from './useServerErrors';
export { useZodForm } from './useZodForm';
