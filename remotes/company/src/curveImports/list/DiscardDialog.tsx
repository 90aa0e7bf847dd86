import { notify } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { ConfirmDialog, Dialog, messageOf } from '@vatio/ui/layout';
import { useState } from 'react';
import type { CurveImportRow } from '../curveImport';
import { useCancelImports } from '../curveImportApi';

export interface DiscardDialogProps {
  readonly rows: readonly CurveImportRow[];
  /** They are discarded, or those of them that could be. */
  readonly onDiscarded: () => void;
  readonly onClose: () => void;
}

/** Asks before several files are discarded, says whose they are, and which could not be. */
export function DiscardDialog({ rows, onDiscarded, onClose }: DiscardDialogProps) {
  const discard = useCancelImports();
  const [done, setDone] = useState(0);
  const { changed, failures = [] } = discard.data ?? {};
  const cancelled = new Set(changed?.map(({ id }) => id));
  const failed = changed ? rows.filter(({ id }) => !cancelled.has(id)) : [];

  const start = async () => {
    const onEach = () => setDone((each) => each + 1);
    const after = await discard.mutateAsync({ imports: rows, onEach });
    onDiscarded();
    if (after.changed.length > 0) {
      notify(count(after.changed.length, 'fichero descartado', 'ficheros descartados'), {
        kind: 'success',
      });
    }
    if (after.failures.length === 0) onClose();
  };

  const title = `¿Descartar ${count(rows.length, 'fichero', 'ficheros')}?`;
  if (!changed) {
    return (
      <ConfirmDialog
        title={title}
        confirm="Descartar"
        busy={`Descartando, ${done} de ${rows.length}…`}
        action={discard}
        onConfirm={() => void start()}
        onClose={onClose}
      >
        <p>
          Nada de lo que traen está guardado. No se puede deshacer: para importarlos habría que
          subirlos otra vez.
        </p>
        <ul className="mb-0">
          {ownersOf(rows).map(([name, files]) => (
            <li key={name}>
              <bdi className="text-break">{name}</bdi>: {count(files, 'fichero', 'ficheros')}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Cerrar
        </button>
      }
    >
      <div role="alert">
        <p>No hemos podido descartar {count(failed.length, 'fichero', 'ficheros')}:</p>
        <ul className="mb-0">
          {failed.map(({ id, fileName }, index) => (
            <li key={id}>
              <bdi className="fw-bold text-break">{fileName}</bdi>: {messageOf(failures[index])}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The owners of the files, and the number of files of each. */
function ownersOf(rows: readonly CurveImportRow[]): readonly (readonly [string, number])[] {
  const files = new Map<string, number>();
  for (const { createdBy } of rows) {
    const name = createdBy?.name ?? 'Una cuenta borrada';
    files.set(name, (files.get(name) ?? 0) + 1);
  }
  return [...files];
}
