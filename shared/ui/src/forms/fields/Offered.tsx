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
  const place = 'position-absolute top-100 start-0 end-0 z-3 mt-1 shadow rounded bg-white border';
  if (!items?.length) {
    return (
      <p className={`${place} px-3 py-2 mb-0`} role="status">
        {error ? messageOf(error) : items ? list.noneText : 'Buscando…'}
      </p>
    );
  }
  return (
    <div id={listId} role="listbox" aria-label={list.listLabel} className={place}>
      {items.map((item) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        <div
          key={item.id}
          id={optionId(item.id)}
          role="option"
          tabIndex={-1}
          aria-selected={item === active}
          className={`px-3 py-2 ${item === active ? 'bg-primary text-white' : ''}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}
        >
          {list.render(item)}
        </div>
      ))}
    </div>
  );
}
