interface PeriodRow {
  readonly label: string;
  /** A cell for each period, P1 first. */
  readonly values: readonly string[];
  readonly isStrong?: boolean;
}

export interface PeriodTableProps {
  /** What it is of, for screen readers. */
  readonly caption: string;
  readonly rows: readonly PeriodRow[];
}

/** Values of some kinds, a column a period. */
export function PeriodTable({ caption, rows }: PeriodTableProps) {
  const count = Math.max(...rows.map(({ values }) => values.length));
  const periods = Array.from({ length: count }, (_, index) => index);
  return (
    <section
      className="table-responsive"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <table className="table table-sm mb-0">
        <thead>
          <tr>
            <td />
            {periods.map((index) => (
              <th key={index} scope="col" className="text-end">
                P{index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, isStrong = false }) => (
            <tr key={label} className={isStrong ? 'fw-bold' : ''}>
              <th scope="row" className={`text-nowrap ${isStrong ? '' : 'fw-normal'}`}>
                {label}
              </th>
              {periods.map((index) => (
                <td key={index} className="text-end">
                  {values[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
