import type { InputHTMLAttributes, ReactNode } from 'react';
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { FieldA11y } from './Field';

/** The part of a form that its fields need: forms of `useZodForm` and `useSavedForm` have it. */
export type FormOfFields<In extends FieldValues> = Pick<
  UseFormReturn<In>,
  'register' | 'getFieldState' | 'formState' | 'subscribe'
>;

/** The props of every field: the form, the name of its value, and its texts. */
export interface BoundFieldProps<In extends FieldValues> {
  readonly form: FormOfFields<In>;
  readonly name: Path<In>;
  readonly label: string;
  /** A sentence under the field. */
  readonly help?: ReactNode;
}

/** Other attributes of an input; the form sets the rest. */
export type OwnAttributes<Attributes = InputHTMLAttributes<HTMLInputElement>> = Omit<
  Attributes,
  keyof BoundFieldProps<FieldValues> | keyof UseFormRegisterReturn | keyof FieldA11y | 'className'
>;

/**
 * The message of a field's error; `undefined` = no error. `getFieldState` would read as well what is
 * dirty, touched and being validated, and so draw the whole form again whenever one of those changes.
 */
export const errorOf = <In extends FieldValues>(
  { formState }: Pick<FormOfFields<In>, 'formState'>,
  name: Path<In>,
): string | undefined => (get(formState.errors, name) as FieldError | undefined)?.message;
