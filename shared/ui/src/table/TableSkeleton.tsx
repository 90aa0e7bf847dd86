export interface TableSkeletonProps {
  /** How many columns the table will have. */
  readonly columns: number;
  /** 10 unless told; the page size makes it as high as what comes. */
  readonly rows?: number;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Stands in for a table while its first rows are read; an answer within 200 ms shows none of it. */
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
