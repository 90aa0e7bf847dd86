import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type BoundFieldProps, errorOf, type FormOfFields } from './boundField';
import { Field } from './Field';
import { type Found, Offered } from './Offered';
import { type PickerOptions, usePicker } from './usePicker';

export interface PickerFieldProps<In extends FieldValues, Item>
  extends BoundFieldProps<In>,
    Found<Item>,
    Pick<PickerOptions<Item>, 'onSearch'> {
  readonly form: FormOfFields<In> & Pick<UseFormReturn<In>, 'setValue' | 'trigger' | 'watch'>;
  /** The name of the chosen item; `undefined` until it is known. */
  readonly chosenName: string | undefined;
}

/**
 * One of many that the API knows: searched for in words, and chosen from a list (ARIA combobox). Its
 * value is the id.
 *
 * ```tsx
 * const [q, setQ] = useState<string>();
 * const found = useQuery({ ...clientNamesQuery(q ?? ''), enabled: q !== undefined });
 * <PickerField form={form} name="clientId" label="Cliente" found={found} onSearch={setQ} … />
 * ```
 */
export function PickerField<In extends FieldValues, Item extends { readonly id: string }>({
  form,
  name,
  label,
  help,
  chosenName,
  found,
  onSearch,
  ...list
}: PickerFieldProps<In, Item>) {
  const id: string = form.watch(name);
  const set = (value: string, options?: Parameters<typeof form.setValue>[2]) =>
    form.setValue(name, value as PathValue<In, Path<In>>, { shouldDirty: true, ...options });
  const picker = usePicker({
    found,
    onSearch,
    onChoose: (item) => set(item.id, { shouldValidate: true }),
    opensEmpty: !id,
  });
  const { typed, inputProps } = picker;
  const input = useFocusOnError(form, name);
  form.register(name);

  const startTyping = (text: string) => {
    picker.startTyping(text);
    if (id) set('');
  };
  const leave = () => {
    picker.close();
    if (id) picker.stopTyping();
    else void form.trigger(name);
  };

  return (
    <Field label={label} error={errorOf(form, name)} help={help}>
      {(a11y) => (
        <div className="position-relative">
          <input
            ref={input}
            className="form-control"
            {...a11y}
            {...inputProps}
            value={typed ?? chosenName ?? ''}
            onChange={({ target }) => startTyping(target.value)}
            onBlur={leave}
          />
          <Offered picker={picker} {...list} />
        </div>
      )}
    </Field>
  );
}

/** The form does not know the field that shows this value, so it gets the focus here. */
function useFocusOnError<In extends FieldValues>(form: FormOfFields<In>, name: Path<In>) {
  const input = useRef<HTMLInputElement>(null);
  const { submitCount } = form.formState;
  const isWrong = useRef(false);
  isWrong.current = errorOf(form, name) !== undefined;
  useEffect(() => {
    if (submitCount === 0 || !isWrong.current) return;
    // After the form, which goes by itself to the first wrong field that it knows: that is below.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, [submitCount]);
  return input;
}
