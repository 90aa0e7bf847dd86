import { Dialog, messageOf } from '@vatio/ui/layout';
import type { CurveImport } from '../curveImport';
import { useUndoImport } from '../curveImportApi';

export interface UndoDialogProps {
  readonly found: CurveImport;
  readonly onClose: () => void;
}

/** Asks first: the file is no longer there, so undoing cannot itself be undone. */
export function UndoDialog({ found, onClose }: UndoDialogProps) {
  const undo = useUndoImport(found.id);
  return (
    <Dialog
      title="¿Deshacer la importación?"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancelar
          </button>
          <button
            type="button"
            className="btn btn-danger"
            aria-disabled={undo.isPending}
            onClick={() => undo.isPending || undo.mutate(undefined, { onSuccess: onClose })}
          >
            {undo.isPending ? 'Deshaciendo…' : 'Deshacer'}
          </button>
        </>
      }
    >
      <p>
        Quitaremos las lecturas que añadió{' '}
        <bdi className="fw-bold text-break">{found.fileName}</bdi> y volverá lo que había antes.
        Para tenerlas otra vez habría que importar el fichero de nuevo.
      </p>
      {undo.isError && (
        <p className="alert alert-danger mb-0" role="alert">
          {messageOf(undo.error)}
        </p>
      )}
    </Dialog>
  );
}
