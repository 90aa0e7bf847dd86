import { count, number } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { type PointImportAnswer, type Proposal, proposalsOf } from '../file/pointImport';

/** How many rows are named. */
const named = 8;

function linesInWords({ lines }: Proposal): string {
  const first = lines.slice(0, named).map(number).join(', ');
  const more = lines.length - named;
  return more > 0 ? `${first} y ${count(more, 'más', 'más')}` : first;
}

const columns: readonly Column<Proposal>[] = [
  { id: 'column', header: 'Columna', isRowHeader: true, cell: ({ column }) => column },
  { id: 'value', header: 'Proponemos', cell: ({ value }) => value },
  { id: 'lines', header: 'En las filas', cell: linesInWords },
];

/** The values that the file lacks and we conclude: they can be put in the file, or changed later. */
export function ProposalCard({ answer }: { readonly answer: PointImportAnswer }) {
  const rows = proposalsOf(answer);
  if (rows.length === 0) return null;
  return (
    <Card title="Lo que proponemos">
      <p>
        El fichero no dice esto y lo hemos deducido de lo demás. Si algo no es así, escríbelo en el
        fichero o cámbialo después en la ficha del punto.
      </p>
      <DataTable caption="Lo que proponemos" columns={columns} rows={rows} rowId={({ id }) => id} />
    </Card>
  );
}
