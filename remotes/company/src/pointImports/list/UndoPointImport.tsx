import { notify } from '@vatio/platform';
import { ConfirmDialog } from '@vatio/ui/layout';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useUndoPointImport } from '../pointImportApi';
import { type PointImportRow, undoneInWords } from '../pointImportWords';

/** Takes back an import of supply points. It asks first: undoing cannot itself be undone. */
export function UndoPointImport({ row }: { readonly row: PointImportRow }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-outline-danger"
        aria-label={`Deshacer la importación de ${row.fileName}`}
        onClick={() => setAsking(true)}
      >
        <Undo2 aria-hidden="true" /> Deshacer
      </button>
      {isAsking && <Ask row={row} onClose={() => setAsking(false)} />}
    </>
  );
}

interface AskProps {
  readonly row: PointImportRow;
  readonly onClose: () => void;
}

function Ask({ row: { id, fileName }, onClose }: AskProps) {
  const undo = useUndoPointImport();
  const onUndo = () =>
    undo.mutate(id, {
      onSuccess: (undone) => {
        notify(undoneInWords(undone), { kind: 'success' });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title="¿Deshacer la importación?"
      confirm="Deshacer"
      busy="Deshaciendo…"
      action={undo}
      onConfirm={onUndo}
      onClose={onClose}
    >
      <p>
        Quitaremos los puntos que creó <bdi className="fw-bold text-break">{fileName}</bdi>, con sus
        contratos y los clientes que dio de alta. Se quedan aquellos con los que ya se ha trabajado.
        Para tenerlos otra vez habría que importar el fichero de nuevo.
      </p>
    </ConfirmDialog>
  );
}
