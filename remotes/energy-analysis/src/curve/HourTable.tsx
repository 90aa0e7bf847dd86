import { ScrollBox } from '@vatio/ui/table';
import { hourNames } from './curveWords';

export interface HourTableProps {
  /** The table's subject, shown on top of it and read by screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** @param hour of the clock, 0 to 23 */
  readonly cell: (hour: number, column: number) => string;
}

/** The 24 hours of the clock, a row each. */
export const HourTable = ({ caption, columns, cell }: HourTableProps) => (
  <ScrollBox label={caption}>
    <table className="table table-sm mb-0">
      <caption className="caption-top">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Hora</th>
          {columns.map((name) => (
            <th key={name} scope="col" className="text-end">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hourNames.map((name, hour) => (
          <tr key={name}>
            <th scope="row" className="fw-normal text-nowrap">
              {name}
            </th>
            {columns.map((column, index) => (
              <td key={column} className="text-end text-nowrap">
                {cell(hour, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
);
