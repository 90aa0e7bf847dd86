import type { PointImportAnswer } from '@vatio/contracts/company/imports/pointImports';
import { useHasRole } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { type CheckedFile, countsOf, DoneCard } from '@vatio/ui/import';
import { useUndoPointImport } from '../pointImportApi';
import { undoneInWords } from '../pointImportWords';

/** The imported points, where they are, and the way back. */
export function PointsDone({ flow, chosen, answer }: CheckedFile<PointImportAnswer>) {
  const undo = useUndoPointImport();
  const canUndo = useHasRole('admin', 'writer');
  const { importId, newClients, rows } = answer;
  const { error: leftOut } = countsOf(flow.check.data?.rows ?? []);
  return (
    <DoneCard
      title="Puntos importados"
      link={{ to: '/company/puntos?orden=-created', label: 'Ver los puntos' }}
      onAgain={flow.startAgain}
      undo={{
        ...undo,
        start: importId && canUndo ? () => undo.mutate(importId) : undefined,
        inWords: undoneInWords,
      }}
    >
      {count(countsOf(rows).create, 'punto importado', 'puntos importados')} de{' '}
      <bdi className="text-break">{chosen.table.fileName}</bdi>
      {newClients > 0 && `, con ${count(newClients, 'cliente', 'clientes')} de alta`}.
      {leftOut > 0 &&
        ` ${count(leftOut, 'fila con errores se ha quedado fuera', 'filas con errores se han quedado fuera')}.`}
    </DoneCard>
  );
}
