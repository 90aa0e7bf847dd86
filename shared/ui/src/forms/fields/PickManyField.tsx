import { X } from 'lucide-react';
import { useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type BoundFieldProps, errorOf, type FormOfFields } from './boundField';
import { Field } from './Field';
import { type Found, Offered } from './Offered';
import { type PickerOptions, usePicker } from './usePicker';

/** One that was chosen, as the form keeps it. */
export interface Picked {
  readonly id: string;
  readonly name: string;
}

export interface PickManyFieldProps<In extends FieldValues, Item>
  extends BoundFieldProps<In>,
    Found<Item>,
    Pick<PickerOptions<Item>, 'onSearch'> {
  readonly form: FormOfFields<In> & Pick<UseFormReturn<In>, 'setValue' | 'watch'>;
  readonly nameOf: (item: Item) => string;
  /** The name of the chosen items: «Clientes elegidos» */
  readonly pickedLabel: string;
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
  found,
  nameOf,
  pickedLabel,
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
  const picker = usePicker({
    found,
    onSearch,
    onChoose: (item) => set([...picked, { id: item.id, name: nameOf(item) }]),
    isOffered: ({ id }) => !picked.some((one) => one.id === id),
  });
  const { typed, startTyping, inputProps } = picker;
  form.register(name);
  const remove = (one: Picked) => {
    // The pressed button is about to vanish.
    chips.current?.focus();
    set(picked.filter(({ id }) => id !== one.id));
  };
  const leave = () => {
    picker.close();
    picker.stopTyping();
  };

  return (
    <>
      <Field label={label} error={errorOf(form, name)} help={help}>
        {(a11y) => (
          <div className="position-relative">
            <input
              className="form-control"
              {...a11y}
              {...inputProps}
              value={typed ?? ''}
              onChange={({ target }) => startTyping(target.value)}
              onBlur={leave}
            />
            <Offered picker={picker} {...list} />
          </div>
        )}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips */}
      <div ref={chips} role="group" className="chips" aria-label={pickedLabel} tabIndex={-1}>
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
