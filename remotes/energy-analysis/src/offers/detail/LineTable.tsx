import type { BillLine } from '@vatio/energy/bill';
import { parameterShapes } from '@vatio/energy/tariff';
import { decimalInWords, euros } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { factOfLine } from '../../studies/studyFacts';

export interface LineTableProps {
  readonly caption: string;
  readonly lines: readonly BillLine[];
  /** The offer's fact key. */
  readonly fact: string;
}

const columns: readonly Column<BillLine>[] = [
  { id: 'label', header: 'Concepto', isRowHeader: true, cell: ({ label }) => label },
  {
    id: 'calculation',
    header: 'Cálculo',
    fact: 'calculation',
    cell: (line) =>
      line.amountEur === null ? (
        line.missing.map(({ message }) => message).join(' ')
      ) : (
        <How line={line} />
      ),
  },
  {
    id: 'amount',
    header: 'Importe',
    align: 'end',
    fact: 'amount',
    cell: ({ amountEur }) => (amountEur === null ? 'No verificable' : euros(Number(amountEur))),
  },
];

/** Every euro of an offer: numbers, regulated values and norms. */
export const LineTable = ({ caption, lines, fact }: LineTableProps) => (
  <DataTable
    caption={caption}
    columns={columns}
    rows={lines}
    rowId={({ label }) => label}
    factOf={(line) => factOfLine(fact, line)}
  />
);

function How({ line: { formula, calculation, parameters, norm } }: { readonly line: BillLine }) {
  return (
    <>
      {calculation}
      <details className="small text-muted">
        <summary>De dónde sale</summary>
        <p className="mb-1">
          {formula} · {norm}
        </p>
        {parameters.length > 0 && (
          <ul className="mb-0">
            {parameters.map(({ kind, from, value, norm: source }) => (
              <li key={`${kind} ${from}`}>
                {parameterShapes[kind].title}: {decimalInWords(value)} ({source})
              </li>
            ))}
          </ul>
        )}
      </details>
    </>
  );
}
