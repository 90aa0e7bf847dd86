import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchMaxChars } from '../useListState';
import { useSlashFocus } from './useSlashFocus';

/** The delay between the last key and the request. */
const debounceMs = 300;

export interface SearchBoxProps {
  /** The current search, from the URL. */
  readonly value: string;
  /** Called 300 ms after the last key, trimmed; Enter and clearing call it at once. */
  readonly onChange: (value: string) => void;
  /** «Buscar por nombre o correo»: its name and placeholder. */
  readonly label: string;
}

/**
 * The search of a list. `/` goes to it from anywhere on the page, Esc empties it.
 *
 * ```tsx
 * <SearchBox value={list.q} onChange={(q) => list.change({ q })} label="Buscar por nombre o correo" />
 * ```
 */
export function SearchBox({ value, onChange, label }: SearchBoxProps) {
  const [text, setText, applyNow] = useDebounced(value, onChange);
  const input = useRef<HTMLInputElement>(null);
  useSlashFocus(input);

  const clear = () => {
    applyNow('');
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns of <search> in jsdom
    <form
      className="search-box"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        applyNow(text);
      }}
    >
      <Search className="search-box-icon" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className="form-control"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={searchMaxChars}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && text && clear()}
      />
      {text && <ClearButton onClick={clear} />}
    </form>
  );
}

const ClearButton = ({ onClick }: { readonly onClick: () => void }) => (
  <button
    type="button"
    className="search-box-clear"
    aria-label="Borrar la búsqueda"
    onClick={onClick}
  >
    <X aria-hidden="true" />
  </button>
);

/**
 * The typed text; the value outside follows later. The echo of our own change never overwrites
 * newer typing; any other value (Back, «Quitar filtros») does.
 */
function useDebounced(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [onTheirWay, setOnTheirWay] = useState<readonly string[]>([]);

  if (value !== seen) {
    const echo = onTheirWay.indexOf(value);
    setSeen(value);
    setOnTheirWay(echo < 0 ? [] : onTheirWay.slice(echo + 1));
    if (echo < 0) setText(value);
  }

  const asked = onTheirWay.at(-1) ?? value;
  const ask = (typed: string) => {
    const wanted = typed.trim();
    if (wanted === asked.trim()) return;
    setOnTheirWay([...onTheirWay, wanted]);
    onChange(wanted);
  };
  const askLater = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => askLater(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  const applyNow = (typed: string) => {
    setText(typed);
    ask(typed);
  };
  return [text, setText, applyNow] as const;
}
