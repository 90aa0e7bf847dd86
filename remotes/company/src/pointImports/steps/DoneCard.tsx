import { useHasRole } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { Card, messageOf } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { countsOf, type PointImportAnswer } from '../file/pointImport';
import { useUndoPointImport } from '../pointImportApi';
import { undoneInWords } from '../pointImportWords';

export interface DoneCardProps {
  readonly answer: PointImportAnswer;
  readonly fileName: string;
  /** The number of wrong rows, which were not sent. */
  readonly leftOut: number;
  readonly onAnother: () => void;
}

/** What was imported, where it is, and the way back. */
export function DoneCard({ answer, fileName, leftOut, onAnother }: DoneCardProps) {
  const undo = useUndoPointImport();
  const canUndo = useHasRole('admin', 'writer') && !undo.data;
  const { importId, newClients, rows } = answer;
  return (
    <Card title={undo.data ? 'Importación deshecha' : 'Puntos importados'}>
      {undo.data ? (
        <p role="status">{undoneInWords(undo.data)}</p>
      ) : (
        <p>
          {count(countsOf(rows).create, 'punto importado', 'puntos importados')} de{' '}
          <bdi className="text-break">{fileName}</bdi>
          {newClients > 0 && `, con ${count(newClients, 'cliente', 'clientes')} de alta`}.
          {leftOut > 0 &&
            ` ${count(leftOut, 'fila con errores se ha quedado fuera', 'filas con errores se han quedado fuera')}.`}
        </p>
      )}
      {undo.isError && (
        <p className="alert alert-danger" role="alert">
          {messageOf(undo.error)}
        </p>
      )}
      <div className="d-flex flex-wrap gap-2">
        <Link className="btn btn-primary" to="/company/puntos?orden=-created">
          Ver los puntos
        </Link>
        <button type="button" className="btn btn-outline-primary" onClick={onAnother}>
          Importar otro fichero
        </button>
        {importId && canUndo && (
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-disabled={undo.isPending}
            onClick={() => undo.isPending || undo.mutate(importId)}
          >
            {undo.isPending ? 'Deshaciendo…' : 'Deshacer la importación'}
          </button>
        )}
      </div>
    </Card>
  );
}
