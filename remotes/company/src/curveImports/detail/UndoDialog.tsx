import { ConfirmDialog } from '@vatio/ui/layout';
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
    <ConfirmDialog
      title="¿Deshacer la importación?"
      confirm="Deshacer"
      busy="Deshaciendo…"
      action={undo}
      onConfirm={() => undo.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Quitaremos las lecturas que añadió{' '}
        <bdi className="fw-bold text-break">{found.fileName}</bdi> y volverá lo que había antes.
        Para tenerlas otra vez habría que importar el fichero de nuevo.
      </p>
    </ConfirmDialog>
  );
}
