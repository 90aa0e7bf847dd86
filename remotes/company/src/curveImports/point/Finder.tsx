import { messageOf } from '@vatio/ui/layout';
import { SearchBox } from '@vatio/ui/table';
import type { ReactNode } from 'react';

export interface FinderProps<Row> {
  /** «Buscar por CUPS, alias o cliente» */
  readonly label: string;
  readonly q: string;
  readonly onSearch: (q: string) => void;
  /** The first that match; `undefined`: not there yet. */
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly rowId: (row: Row) => string;
  readonly render: (row: Row) => ReactNode;
  readonly onPick: (row: Row) => void;
  readonly isBusy?: boolean;
}

/** Finds one of many: the first that match are buttons under the search. */
export function Finder<Row>({ rows, error, rowId, render, onPick, ...rest }: FinderProps<Row>) {
  const { label, q, onSearch, isBusy = false } = rest;
  return (
    <>
      <SearchBox label={label} value={q} onChange={onSearch} />
      <p className="text-muted my-2" role="status">
        {error && messageOf(error)}
        {rows?.length === 0 && 'Nada coincide: prueba con otras palabras.'}
      </p>
      <div className="list-group">
        {rows?.map((row) => (
          <button
            key={rowId(row)}
            type="button"
            className="list-group-item list-group-item-action"
            aria-disabled={isBusy}
            onClick={() => isBusy || onPick(row)}
          >
            {render(row)}
          </button>
        ))}
      </div>
    </>
  );
}
