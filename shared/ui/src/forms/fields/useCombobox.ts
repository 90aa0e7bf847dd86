import { type KeyboardEvent, useId, useState } from 'react';

export interface ComboboxOptions<Item> {
  readonly items: readonly Item[];
  readonly onChoose: (item: Item) => void;
}

/**
 * The keyboard and the roles of a text field with a list to choose from (ARIA combobox with list
 * autocomplete): arrows move, Enter chooses, Esc closes, and the focus never leaves the field.
 */
export function useCombobox<Item>({ items, onChoose }: ComboboxOptions<Item>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  // A list that got shorter meanwhile has nothing there.
  const index = isOpen && active < items.length ? active : -1;

  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const close = () => setOpen(false);
  const choose = (item: Item) => {
    onChoose(item);
    close();
  };
  const move = (by: number) => {
    setOpen(true);
    const from = index < 0 && by < 0 ? 0 : index;
    setActive(items.length === 0 ? -1 : (from + by + items.length) % items.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[index];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen && item) choose(item);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  return {
    isOpen,
    open,
    close,
    choose,
    listId,
    optionId,
    activeIndex: index,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': index < 0 ? undefined : optionId(index),
      onKeyDown,
    } as const,
  };
}
