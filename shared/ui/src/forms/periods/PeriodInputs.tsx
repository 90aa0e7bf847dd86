import { type ClipboardEvent, useId } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { errorOf, type FormOfFields } from '../fields/boundField';
import { pastedValues } from './pastedValues';

export interface PeriodInputsProps<In extends FieldValues> {
  readonly form: FormOfFields<In> & Pick<UseFormReturn<In>, 'setValue' | 'trigger'>;
  /** A list of texts. */
  readonly name: Path<In>;
  /** The name of the values, with their unit. */
  readonly label: string;
  readonly help?: string;
  /** The number of periods in the tariff. */
  readonly count: number;
  /** Problems beyond the single values, by index. */
  readonly problems?: ReadonlyMap<number, string>;
}

/**
 * A value for each period, side by side. Several that are pasted at once, from a sheet or a line,
 * fill the fields from where they are pasted.
 */
export function PeriodInputs<In extends FieldValues>({
  form,
  name,
  label,
  help,
  count,
  problems,
}: PeriodInputsProps<In>) {
  const fieldOf = (index: number) => `${name}.${index}` as Path<In>;
  const id = useId();
  const periods = Array.from({ length: count }, (_, index) => index);
  const errors = periods.flatMap((index) => {
    const message = errorOf(form, fieldOf(index)) ?? problems?.get(index);
    return message ? [{ index, message }] : [];
  });
  const hasError = (index: number) => errors.some((error) => error.index === index);

  const paste = (event: ClipboardEvent, from: number) => {
    const values = pastedValues(event.clipboardData.getData('text')).slice(0, count - from);
    if (values.length === 0) return;
    event.preventDefault();
    values.forEach((value, offset) => {
      const options = { shouldDirty: true, shouldTouch: true };
      form.setValue(fieldOf(from + offset), value as PathValue<In, Path<In>>, options);
    });
    void form.trigger(name);
  };

  return (
    <fieldset
      className={`field ${errors.length > 0 ? 'has-error' : ''}`}
      aria-describedby={help && `${id}-help`}
    >
      <legend className="form-label fs-6 mb-1">{label}</legend>
      <div className="row row-cols-3 row-cols-md-6 g-2">
        {periods.map((index) => (
          <div key={index} className="col">
            <label className="small" htmlFor={`${id}-${index}`}>
              P{index + 1}
            </label>
            <input
              id={`${id}-${index}`}
              className="form-control"
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={hasError(index)}
              aria-describedby={hasError(index) ? `${id}-${index}-error` : undefined}
              {...form.register(fieldOf(index))}
              onPaste={(event) => paste(event, index)}
            />
          </div>
        ))}
      </div>
      {errors.map(({ index, message }) => (
        <div key={index} id={`${id}-${index}-error`} className="field-error">
          {message.includes(`P${index + 1}`) ? message : `P${index + 1}: ${message}`}
        </div>
      ))}
      {help && (
        <div className="form-text" id={`${id}-help`}>
          {help}
        </div>
      )}
    </fieldset>
  );
}
