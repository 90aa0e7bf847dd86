import type { ReactNode } from 'react';
import { messageOf } from '../../layout/messageOf';
import type { useCombobox } from './useCombobox';

/** What can be chosen, and its words. */
export interface Found<Item> {
  /** The first that match, `undefined` until they are there; and why there are none, if that failed. */
  readonly found: { readonly data: readonly Item[] | undefined; readonly error: unknown };
  readonly render: (item: Item) => ReactNode;
  /** What the list is called: «Clientes» */
  readonly listLabel: string;
  /** «Ningún cliente coincide» */
  readonly noneText: string;
}

interface OfferedProps<Item> extends Found<Item> {
  readonly combobox: ReturnType<typeof useCombobox<Item>>;
}

/** Those to choose from, under the field. */
export function Offered<Item extends { readonly id: string }>({
  combobox,
  ...list
}: OfferedProps<Item>) {
  const { listId, optionId, activeIndex, choose } = combobox;
  const { data: items, error } = list.found;
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
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        <div
          key={item.id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          className={`px-3 py-2 ${index === activeIndex ? 'bg-primary text-white' : ''}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}
        >
          {list.render(item)}
        </div>
      ))}
    </div>
  );
}
