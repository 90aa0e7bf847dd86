export interface TableSkeletonProps {
  /** The number of columns that the table will have. */
  readonly columns: number;
  /** Defaults to 10; the page size makes it as high as the content. */
  readonly rows?: number;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Replaces a table while its first rows load; not shown if the answer takes less than 200 ms. */
export function TableSkeleton({ columns, rows = 10 }: TableSkeletonProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">Cargando…</span>
      <div className="table-skeleton placeholder-glow" aria-hidden="true">
        {upTo(rows).map((row) => (
          <div key={row} className="table-skeleton-row">
            {upTo(columns).map((column) => (
              <span key={column} className="placeholder" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
