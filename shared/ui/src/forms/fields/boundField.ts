import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
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

/** The message of a field's error; `undefined` = no error. */
export const errorOf = <In extends FieldValues>(
  form: FormOfFields<In>,
  name: Path<In>,
): string | undefined => form.getFieldState(name, form.formState).error?.message;
