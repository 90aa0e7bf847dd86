import { ScrollBox } from './ScrollBox';

interface PeriodRow {
  readonly label: string;
  /** A cell for each period, P1 first. */
  readonly values: readonly string[];
  /** The key of the amount of a period, as `Euros` has it. */
  readonly factOf?: (period: number) => string;
  readonly isStrong?: boolean;
  /** Its label may take several lines. */
  readonly isLong?: boolean;
}

export interface PeriodTableProps {
  /** The content for screen readers. No two boxes that scroll have the same on a page. */
  readonly caption: string;
  readonly rows: readonly PeriodRow[];
}

/** Values of some kinds, a column a period. */
export function PeriodTable({ caption, rows }: PeriodTableProps) {
  const count = Math.max(0, ...rows.map(({ values }) => values.length));
  const periods = Array.from({ length: count }, (_, index) => index);
  return (
    <ScrollBox label={caption}>
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
          {rows.map(({ label, values, factOf, isStrong = false, isLong = false }) => (
            <tr key={label} className={isStrong ? 'fw-bold' : ''}>
              <th
                scope="row"
                className={`${isLong ? '' : 'text-nowrap'} ${isStrong ? '' : 'fw-normal'}`}
              >
                {label}
              </th>
              {periods.map((index) => (
                <td key={index} className="text-end text-nowrap" data-fact={factOf?.(index + 1)}>
                  {values[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
