import type { ReactNode } from 'react';
import { messageOf } from '../../layout/messageOf';
import type { FoundItems, usePicker } from './usePicker';

/** The items to choose from, and their words. */
export interface Found<Item> {
  readonly found: FoundItems<Item>;
  readonly render: (item: Item) => ReactNode;
  /** The name of the list: «Clientes» */
  readonly listLabel: string;
  /** «Ningún cliente coincide» */
  readonly noneText: string;
}

interface OfferedProps<Item extends { readonly id: string }> extends Omit<Found<Item>, 'found'> {
  readonly picker: ReturnType<typeof usePicker<Item>>;
}

/** Those to choose from, under the field. */
export function Offered<Item extends { readonly id: string }>({
  picker,
  ...list
}: OfferedProps<Item>) {
  const { listId, optionId, active, choose } = picker;
  const { data: items, error } = picker.offered;
  if (!picker.isOpen) return null;
  if (!items?.length) {
    return (
      <p className="combo-list offered px-3 py-2 mb-0" role="status">
        {error ? messageOf(error) : items ? list.noneText : 'Buscando…'}
      </p>
    );
  }
  return (
    <div id={listId} role="listbox" aria-label={list.listLabel} className="combo-list offered">
      {items.map((item) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        <div
          key={item.id}
          id={optionId(item.id)}
          role="option"
          tabIndex={-1}
          aria-selected={item === active}
          className="px-3 py-2"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}
        >
          {list.render(item)}
        </div>
      ))}
    </div>
  );
}
