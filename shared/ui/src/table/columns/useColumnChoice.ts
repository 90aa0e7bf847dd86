import { useCallback, useMemo, useState } from 'react';
import type { Column } from '../column';

/** The shown columns, and how to change them: one half for the table, one for `ColumnChoice`. */
export interface ChosenColumns {
  readonly columns: readonly Pick<Column<never>, 'id' | 'header' | 'isRowHeader'>[];
  /** The hidden columns, for the table. */
  readonly hidden: ReadonlySet<string>;
  readonly show: (id: string, isShown: boolean) => void;
  readonly reset: () => void;
}

/** Column id → shown. Untouched columns are missing, so that their default may change. */
type Choices = Readonly<Record<string, boolean>>;

/**
 * The columns that the person chose, kept in this browser. If storage fails, the choice lasts as long as
 * the page.
 *
 * ```tsx
 * const choice = useColumnChoice('usuarios', columns);
 * <Toolbar actions={<ColumnChoice choice={choice} />}>…</Toolbar>
 * <DataTable columns={columns} hidden={choice.hidden} … />
 * ```
 *
 * @param key the list's own name; it is stored as `vatio-columns/<key>`
 */
export function useColumnChoice<Row>(key: string, columns: readonly Column<Row>[]): ChosenColumns {
  const [choices, setChoices] = useState(() => stored(key));

  const hidden = useMemo(() => {
    const isHidden = ({ id, isRowHeader, initiallyHidden = false }: Column<Row>) =>
      !isRowHeader && !(choices[id] ?? !initiallyHidden);
    return new Set(columns.filter(isHidden).map(({ id }) => id));
  }, [choices, columns]);

  const choose = useCallback(
    (next: Choices) => {
      setChoices(next);
      store(key, next);
    },
    [key],
  );
  return {
    columns,
    hidden,
    show: (id, isShown) => choose({ ...choices, [id]: isShown }),
    reset: () => choose({}),
  };
}

const storageKey = (key: string) => `vatio-columns/${key}`;

function stored(key: string): Choices {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey(key)) ?? '{}');
    const entries = Object.entries(found ?? {}).filter(([, shown]) => typeof shown === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function store(key: string, choices: Choices) {
  try {
    localStorage.setItem(storageKey(key), JSON.stringify(choices));
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
}
