import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type BoundFieldProps, errorOf, type FormOfFields } from './boundField';
import { Field } from './Field';
import { type Found, Offered } from './Offered';
import { useCombobox } from './useCombobox';
import { useDebounced } from './useDebounced';

/** One that was chosen, as the form keeps it. */
export interface Picked {
  readonly id: string;
  readonly name: string;
}

export interface PickManyFieldProps<In extends FieldValues, Item>
  extends BoundFieldProps<In>,
    Found<Item> {
  readonly form: FormOfFields<In> & Pick<UseFormReturn<In>, 'setValue' | 'watch'>;
  readonly nameOf: (item: Item) => string;
  /** Takes what to search for, `undefined` = nothing. A setter, or as stable as one. */
  readonly onSearch: (q: string | undefined) => void;
}

/**
 * Some of many that the API knows: each searched for in words and chosen from a list, as with
 * `PickerField`. The value is the list of those chosen, with their names.
 */
export function PickManyField<In extends FieldValues, Item extends { readonly id: string }>({
  form,
  name,
  label,
  help,
  nameOf,
  onSearch,
  ...list
}: PickManyFieldProps<In, Item>) {
  const picked: readonly Picked[] = form.watch(name);
  const set = (value: readonly Picked[]) =>
    form.setValue(name, value as PathValue<In, Path<In>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  const chips = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const q = useDebounced(typed?.trim() ?? '');
  const search = typed === undefined ? undefined : q;
  useEffect(() => onSearch(search), [onSearch, search]);
  const left = list.found.data?.filter(({ id }) => !picked.some((one) => one.id === id));
  const combobox = useCombobox<Item>({
    items: left ?? [],
    onChoose: (item) => {
      set([...picked, { id: item.id, name: nameOf(item) }]);
      setTyped(undefined);
    },
  });
  form.register(name);
  const remove = (one: Picked) => {
    // The pressed button is about to vanish.
    chips.current?.focus();
    set(picked.filter(({ id }) => id !== one.id));
  };
  const startTyping = (text: string) => {
    setTyped(text);
    combobox.open();
  };

  return (
    <>
      <Field label={label} error={errorOf(form, name)} help={help}>
        {(a11y) => (
          <div className="position-relative">
            <input
              className="form-control"
              type="text"
              dir="auto"
              spellCheck={false}
              {...a11y}
              {...combobox.inputProps}
              value={typed ?? ''}
              onChange={({ target }) => startTyping(target.value)}
              onClick={() => startTyping(typed ?? '')}
              onBlur={() => {
                combobox.close();
                setTyped(undefined);
              }}
            />
            {combobox.isOpen && typed !== undefined && (
              <Offered combobox={combobox} {...list} found={{ ...list.found, data: left }} />
            )}
          </div>
        )}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips */}
      <div ref={chips} role="group" className="chips" aria-label={list.listLabel} tabIndex={-1}>
        {picked.map((one) => (
          <button key={one.id} type="button" className="chip" onClick={() => remove(one)}>
            <span className="visually-hidden">Quitar </span>
            <bdi>{one.name}</bdi>
            <X aria-hidden="true" />
          </button>
        ))}
      </div>
    </>
  );
}
