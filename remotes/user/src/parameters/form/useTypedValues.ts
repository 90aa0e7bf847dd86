import type { SavedForm } from '@vatio/ui/forms';
import type { Parameter } from '../parameter';
import type { ParameterSubject } from '../parameterSubject';
import {
  doubtsOf,
  isConfirmed,
  type ParameterForm,
  type ParameterValues,
} from './parameterFormRules';

/**
 * The typed values of the form: several that are pasted together, and the questions about values far from
 * the previous value.
 *
 * @param rows all values of the subject
 */
export function useTypedValues(
  form: SavedForm<ParameterForm, ParameterValues>['form'],
  subject: ParameterSubject,
  rows: readonly Parameter[],
) {
  const [values, from, per] = form.watch(['values', 'from', 'per']);

  const paste = (first: number, texts: readonly string[]) => {
    texts.slice(0, values.length - first).forEach((text, index) => {
      const name = `values.${first + index}.value` as const;
      form.setValue(name, text, { shouldDirty: true, shouldValidate: true });
    });
  };
  const confirm = (index: number, isYes: boolean) => {
    const value = isYes ? (values[index]?.value ?? '') : '';
    form.setValue(`values.${index}.confirmed`, value, { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger(`values.${index}.value`);
  };
  const doubts = doubtsOf(subject, rows, { values, from, per }).map(
    (doubt, index) => doubt && { doubt, isConfirmed: isConfirmed(values[index]) },
  );
  return { paste, confirm, doubts };
}
