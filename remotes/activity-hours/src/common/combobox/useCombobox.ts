import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';

/** Between the last key and the search; Enter does not wait for it. */
const debounceMs = 150;

interface FoundItems<Item> {
  /** undefined: not yet known. */
  readonly data: readonly Item[] | undefined;
  readonly error: unknown;
}

export interface ComboboxOptions<Item> {
  /** A hook that returns the matches of these words; undefined: no search is on. */
  readonly useFound: (q: string | undefined, ownerId: string | undefined) => FoundItems<Item>;
  /** The owner of the items, where that is a choice: the id of a client. */
  readonly ownerId?: string | undefined;
  readonly onChoose: (item: Item) => void;
  /** Arrow up while the list is closed. */
  readonly onUp?: () => void;
}

/**
 * A search field whose first match is chosen by Enter, also by an Enter that comes before the answer
 * (ARIA combobox). For people who type a row without looking; `PickerField` is for forms.
 */
export function useCombobox<Item extends { readonly id: string }>(options: ComboboxOptions<Item>) {
  const { useFound, ownerId, onChoose, onUp } = options;
  const listId = useId();
  const [text, setText] = useState('');
  /** The search text; undefined: the list is closed. */
  const [asked, setAsked] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const [isEnterDue, setEnterDue] = useState(false);
  const found = useFound(asked, ownerId);
  const words = text.trim();
  const isAnswered = isOpen && asked === words;
  const items = isAnswered ? found.data : undefined;
  const active = items?.[Math.min(index, items.length - 1)];

  useEffect(() => {
    if (!isOpen || asked === words) return;
    const timer = setTimeout(() => setAsked(words), debounceMs);
    return () => clearTimeout(timer);
  }, [isOpen, asked, words]);

  const close = () => {
    setOpen(false);
    setEnterDue(false);
  };
  const choose = (item: Item) => {
    close();
    setText('');
    onChoose(item);
  };
  const chooseDue = useEffectEvent(() => {
    setEnterDue(false);
    if (active) choose(active);
  });
  const isKnown = items !== undefined || Boolean(isAnswered && found.error);
  useEffect(() => {
    if (isEnterDue && isKnown) chooseDue();
  }, [isEnterDue, isKnown]);

  const open = (next: string) => {
    setText(next);
    setOpen(true);
    setIndex(0);
    setEnterDue(false);
  };
  const enter = () => {
    if (active) return choose(active);
    setAsked(words);
    setEnterDue(true);
  };
  const move = (by: number) => {
    if (!isOpen) return by > 0 ? open(text) : onUp?.();
    const count = items?.length ?? 0;
    if (count > 0) setIndex((Math.min(index, count - 1) + by + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && (isOpen || words !== '')) enter();
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  const optionId = (id: string) => `${listId}-${id}`;
  const isListed = Boolean(items?.length);
  return {
    isOpen,
    items,
    active,
    error: isAnswered ? found.error : undefined,
    choose,
    listId,
    optionId,
    inputProps: {
      role: 'combobox',
      type: 'text',
      dir: 'auto',
      spellCheck: false,
      autoComplete: 'off',
      value: text,
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': isListed && active ? optionId(active.id) : undefined,
      onChange: ({ target }: { readonly target: HTMLInputElement }) => open(target.value),
      onClick: () => isOpen || open(text),
      onBlur: close,
      onKeyDown,
    } as const,
  };
}
