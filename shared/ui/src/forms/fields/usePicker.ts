import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { debounceMs } from './useDebounced';

/** The first that match, `undefined` until they are there; and why there are none, if that failed. */
export interface FoundItems<Item> {
  readonly data: readonly Item[] | undefined;
  readonly error: unknown;
  /** They match what was searched for before, and are not offered. */
  readonly isPlaceholderData?: boolean;
}

export interface PickerOptions<Item> {
  readonly found: FoundItems<Item>;
  /** Takes the text to search for, `undefined` = no search. A setter, or as stable as one. */
  readonly onSearch: (q: string | undefined) => void;
  readonly onChoose: (item: Item) => void;
  /** True for an item that can be chosen; by default, all can. */
  readonly isOffered?: (item: Item) => boolean;
  /** True if a click or an arrow opens it before anything is typed; the default. */
  readonly opensEmpty?: boolean;
}

/**
 * A text field with a list to choose from (ARIA combobox with list autocomplete): arrows move, Enter
 * chooses, Esc closes, and the focus never leaves the field. Only what answers all that is typed can
 * be chosen, and the highlight stays on its item when the list is replaced. While it is open, Enter
 * never sends the form.
 */
export function usePicker<Item extends { readonly id: string }>({
  found,
  onSearch,
  onChoose,
  isOffered = () => true,
  opensEmpty = true,
}: PickerOptions<Item>) {
  const listId = useId();
  /** `undefined` = not typing: the field shows the chosen item. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<string>();
  const isAnswered = useSearch(typed?.trim(), onSearch) && !found.isPlaceholderData;
  const items = isOpen && isAnswered ? found.data?.filter(isOffered) : undefined;
  const index = items?.findIndex(({ id }) => id === highlighted) ?? -1;
  const active = items?.[index];
  const optionId = (id: string) => `${listId}-${id}`;

  const startTyping = (text: string) => {
    setTyped(text);
    setOpen(true);
    setHighlighted(undefined);
  };
  const open = () => {
    if (!isOpen && opensEmpty) startTyping(typed ?? '');
  };
  const stopTyping = () => setTyped(undefined);
  const close = () => setOpen(false);
  const choose = (item: Item) => {
    onChoose(item);
    stopTyping();
    close();
  };
  const move = (by: number) => {
    const count = items?.length ?? 0;
    const from = index < 0 && by < 0 ? 0 : index;
    setHighlighted(items?.[(from + by + count) % count]?.id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) isOpen ? move(by) : open();
    else if (isOpen && event.key === 'Escape') close();
    else if (!isOpen || event.key !== 'Enter') return;
    else if (active) choose(active);
    event.preventDefault();
  };

  const isListed = Boolean(items?.length);
  return {
    typed,
    isOpen,
    startTyping,
    stopTyping,
    close,
    choose,
    listId,
    optionId,
    active,
    /** The items to choose from, or the reason why there are none. */
    offered: { data: items, error: isAnswered ? found.error : null },
    inputProps: {
      role: 'combobox',
      type: 'text',
      dir: 'auto',
      spellCheck: false,
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': active && optionId(active.id),
      onClick: open,
      onKeyDown,
    } as const,
  };
}

/**
 * Reports the text to search for once no key has followed for a while; an empty text, at once.
 *
 * @returns whether this text was reported
 */
function useSearch(text: string | undefined, onSearch: (q: string | undefined) => void): boolean {
  const [told, setTold] = useState<string>();
  useEffect(() => {
    if (text === told) return;
    // Both at once: what was found for another text is never taken for the answer to this one.
    const tell = () => {
      setTold(text);
      onSearch(text);
    };
    const timer = setTimeout(tell, text ? debounceMs : 0);
    return () => clearTimeout(timer);
  }, [text, told, onSearch]);
  return text === told;
}
