import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type BoundFieldProps, errorOf, type FormOfFields } from './boundField';
import { Field } from './Field';
import { type Found, Offered } from './Offered';
import { useCombobox } from './useCombobox';
import { useDebounced } from './useDebounced';

export interface PickerFieldProps<In extends FieldValues, Item>
  extends BoundFieldProps<In>,
    Found<Item> {
  readonly form: FormOfFields<In> & Pick<UseFormReturn<In>, 'setValue' | 'trigger' | 'watch'>;
  /** What the chosen one is called; `undefined` until it is known. */
  readonly chosenName: string | undefined;
  /** Takes what to search for, `undefined` = nothing. A setter, or as stable as one. */
  readonly onSearch: (q: string | undefined) => void;
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
  onSearch,
  ...list
}: PickerFieldProps<In, Item>) {
  const id: string = form.watch(name);
  const set = (value: string, options?: Parameters<typeof form.setValue>[2]) =>
    form.setValue(name, value as PathValue<In, Path<In>>, { shouldDirty: true, ...options });
  /** What is being typed; `undefined` = what is chosen stands there. */
  const [typed, setTyped] = useState<string>();
  const q = useDebounced(typed?.trim() ?? '');
  const search = typed === undefined ? undefined : q;
  useEffect(() => onSearch(search), [onSearch, search]);
  const combobox = useCombobox<Item>({
    items: list.found.data ?? [],
    onChoose: (item) => {
      set(item.id, { shouldValidate: true });
      setTyped(undefined);
    },
  });
  const input = useFocusOnError(form, name);
  form.register(name);

  const startTyping = (text: string) => {
    setTyped(text);
    combobox.open();
    if (id) set('');
  };
  const leave = () => {
    combobox.close();
    if (id) setTyped(undefined);
    else void form.trigger(name);
  };

  return (
    <Field label={label} error={errorOf(form, name)} help={help}>
      {(a11y) => (
        <div className="position-relative">
          <input
            ref={input}
            className="form-control"
            type="text"
            dir="auto"
            spellCheck={false}
            {...a11y}
            {...combobox.inputProps}
            value={typed ?? chosenName ?? ''}
            onChange={({ target }) => startTyping(target.value)}
            onClick={() => id || startTyping(typed ?? '')}
            onBlur={leave}
          />
          {combobox.isOpen && typed !== undefined && <Offered combobox={combobox} {...list} />}
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
  isWrong.current = form.getFieldState(name, form.formState).invalid;
  useEffect(() => {
    if (submitCount === 0 || !isWrong.current) return;
    // After the form, which goes by itself to the first wrong field that it knows: that is below.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, [submitCount]);
  return input;
}
