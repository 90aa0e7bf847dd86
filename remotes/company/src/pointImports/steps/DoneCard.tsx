import { useHasRole } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { ActionButton, Card, Failure } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { countsOf } from '../file/pointImport';
import { useUndoPointImport } from '../pointImportApi';
import { undoneInWords } from '../pointImportWords';
import type { CheckedFile } from './usePointImport';

/** What was imported, where it is, and the way back. */
export function DoneCard({ flow: { check, startAgain }, chosen, answer }: CheckedFile) {
  const undo = useUndoPointImport();
  const canUndo = useHasRole('admin', 'writer') && !undo.data;
  const { importId, newClients, rows } = answer;
  const { error: leftOut } = countsOf(check.data?.rows ?? []);
  return (
    <Card title={undo.data ? 'Importación deshecha' : 'Puntos importados'}>
      {undo.data ? (
        <p role="status">{undoneInWords(undo.data)}</p>
      ) : (
        <p>
          {count(countsOf(rows).create, 'punto importado', 'puntos importados')} de{' '}
          <bdi className="text-break">{chosen.table.fileName}</bdi>
          {newClients > 0 && `, con ${count(newClients, 'cliente', 'clientes')} de alta`}.
          {leftOut > 0 &&
            ` ${count(leftOut, 'fila con errores se ha quedado fuera', 'filas con errores se han quedado fuera')}.`}
        </p>
      )}
      <Failure error={undo.error} />
      <div className="d-flex flex-wrap gap-2">
        <Link className="btn btn-primary" to="/company/puntos?orden=-created">
          Ver los puntos
        </Link>
        <button type="button" className="btn btn-outline-primary" onClick={startAgain}>
          Importar otro fichero
        </button>
        {importId && canUndo && (
          <ActionButton
            look="outline-danger"
            isOff={undo.isPending}
            onClick={() => undo.mutate(importId)}
          >
            {undo.isPending ? 'Deshaciendo…' : 'Deshacer la importación'}
          </ActionButton>
        )}
      </div>
    </Card>
  );
}
