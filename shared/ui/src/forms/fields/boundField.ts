import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { FieldA11y } from './Field';

/** The part of a form that its fields need: any form of `useZodForm` or `useSavedForm` has it. */
export type FormOfFields<In extends FieldValues> = Pick<
  UseFormReturn<In>,
  'register' | 'getFieldState' | 'formState' | 'subscribe'
>;

/** What every field takes: the form, the name of its value in it, and its texts. */
export interface BoundFieldProps<In extends FieldValues> {
  readonly form: FormOfFields<In>;
  readonly name: Path<In>;
  readonly label: string;
  /** A sentence under the field. */
  readonly help?: ReactNode;
}

/** Attributes that an input may be given besides: the form gives it the others. */
export type OwnAttributes<Attributes = InputHTMLAttributes<HTMLInputElement>> = Omit<
  Attributes,
  keyof BoundFieldProps<FieldValues> | keyof UseFormRegisterReturn | keyof FieldA11y | 'className'
>;

/** The message of a field's error; `undefined` = no error. */
export const errorOf = <In extends FieldValues>(
  form: FormOfFields<In>,
  name: Path<In>,
): string | undefined => form.getFieldState(name, form.formState).error?.message;
