import { Card } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { type LineGroup, proposalsOf } from '../file/notes';
import { linesInWords } from './linesInWords';
import type { CheckedFile } from './useFileImport';

const columns: readonly Column<LineGroup>[] = [
  { id: 'column', header: 'Columna', isRowHeader: true, cell: ({ column }) => column },
  { id: 'value', header: 'Proponemos', cell: ({ value }) => value },
  { id: 'lines', header: 'En las filas', cell: linesInWords },
];

export interface ProposalCardProps extends CheckedFile {
  /** The place where a value can be changed later: «en la ficha del punto» */
  readonly laterIn: string;
}

/** The values that the file lacks and we conclude: they can be put in the file, or changed later. */
export function ProposalCard({ flow: { spec }, answer, laterIn }: ProposalCardProps) {
  const rows = proposalsOf(spec, answer);
  if (rows.length === 0) return null;
  return (
    <Card title="Lo que proponemos">
      <p>
        El fichero no dice esto y lo hemos deducido de lo demás. Si algo no es así, escríbelo en el
        fichero o cámbialo después {laterIn}.
      </p>
      <DataTable caption="Lo que proponemos" columns={columns} rows={rows} rowId={({ id }) => id} />
    </Card>
  );
}
