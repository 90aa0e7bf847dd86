import { count, number } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import type { PointImportAnswer } from '../file/pointImport';
import { type Proposal, proposalsOf } from '../file/pointImport';

const columns: readonly Column<Proposal>[] = [
  { id: 'column', header: 'Columna', isRowHeader: true, cell: ({ column }) => column },
  { id: 'value', header: 'Proponemos', cell: ({ value }) => value },
  { id: 'lines', header: 'En las filas', cell: ({ lines }) => linesInWords(lines) },
];

/** How many rows are named. */
const named = 8;

function linesInWords(lines: readonly number[]): string {
  const first = lines
    .slice(0, named)
    .map((line) => number(line))
    .join(', ');
  const more = lines.length - named;
  return more > 0 ? `${first} y ${count(more, 'más', 'más')}` : first;
}

/** What the file does not say and we conclude: it can be put in the file, or changed afterwards. */
export function ProposalCard({ answer }: { readonly answer: PointImportAnswer }) {
  const proposals = proposalsOf(answer);
  if (proposals.length === 0) return null;
  return (
    <Card title="Lo que proponemos">
      <p>
        El fichero no dice esto y lo hemos deducido de lo demás. Si algo no es así, escríbelo en el
        fichero o cámbialo después en la ficha del punto.
      </p>
      <DataTable
        caption="Lo que proponemos"
        columns={columns}
        rows={proposals}
        rowId={({ id }) => id}
      />
    </Card>
  );
}
