import { ScrollBox } from '@vatio/ui/table';
import { type Amount, AmountCell } from '../../paper/AmountCell';

interface AmountLine extends Amount {
  readonly when: string;
  /** «P1» */
  readonly period: string;
  readonly calculation: string;
}

export interface LineTableProps {
  readonly caption: string;
  readonly lines: readonly AmountLine[];
  readonly total: Amount;
}

/** Amounts with the formula of each, and their sum. */
export const LineTable = ({ caption, lines, total }: LineTableProps) => (
  <div className="mb-3">
    <ScrollBox label={caption}>
      <table className="table table-sm mb-0">
        <caption className="caption-top">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Mes</th>
            <th scope="col">Periodo</th>
            <th scope="col">Cálculo</th>
            <th scope="col" className="text-end">
              Importe
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ when, period, calculation, ...amount }) => (
            <tr key={`${when} ${period}`}>
              <td className="text-nowrap">{when}</td>
              <td>{period}</td>
              <td>{calculation}</td>
              <AmountCell {...amount} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="fw-bold">
            <th scope="row" colSpan={3}>
              Total
            </th>
            <AmountCell {...total} />
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  </div>
);
