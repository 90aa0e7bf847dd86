import { messageOf } from '@vatio/ui/layout';
import type { Ref } from 'react';
import { type ComboboxOptions, useCombobox } from './useCombobox';

export interface ComboboxProps<Item> extends ComboboxOptions<Item> {
  readonly label: string;
  readonly nameOf: (item: Item) => string;
  /** «Clientes» */
  readonly listLabel: string;
  /** «Ningún cliente coincide» */
  readonly noneText: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** True for a field of a form; false for the lower field of a cell. */
  readonly isLarge?: boolean;
}

/** A search field with its list, small enough for a cell. */
export function Combobox<Item extends { readonly id: string }>(props: ComboboxProps<Item>) {
  const { label, nameOf, listLabel, noneText, inputRef, isLarge = false, ...options } = props;
  const box = useCombobox(options);
  const { items, active, optionId } = box;
  return (
    <div className="combo">
      <input
        ref={inputRef}
        className={`form-control ${isLarge ? '' : 'form-control-sm'}`}
        aria-label={label}
        placeholder={label}
        {...box.inputProps}
      />
      {box.isOpen && !items?.length && (
        <p className="combo-list px-2 py-1 mb-0" role="status">
          {box.error ? messageOf(box.error) : items ? noneText : 'Buscando…'}
        </p>
      )}
      {box.isOpen && items && items.length > 0 && (
        <div id={box.listId} role="listbox" aria-label={listLabel} className="combo-list">
          {items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            <div
              key={item.id}
              id={optionId(item.id)}
              role="option"
              tabIndex={-1}
              aria-selected={item === active}
              className="px-2 py-1"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => box.choose(item)}
            >
              <bdi>{nameOf(item)}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
