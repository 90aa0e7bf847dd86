import { useQueries } from '@tanstack/react-query';
import { ActionButton, notifyError } from '@vatio/ui/layout';
import type { CurveImport } from '../curveImport';
import { importQuery, useConfirmImport } from '../curveImportApi';
import { isPlain } from '../curveImportChange';
import { useWatchImports } from '../watch/useImportWatch';
import { UploadRow } from './UploadRow';
import type { Upload, Uploads } from './uploads';

export interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly actions: Pick<Uploads, 'remove' | 'retry' | 'clear'>;
}

/** The chosen files: how far each is, what it holds as soon as it was read, and what to do. */
export function UploadList({ uploads, actions }: UploadListProps) {
  const sent = uploads.filter(({ importId }) => importId !== undefined);
  const answers = useQueries({ queries: sent.map(({ importId = '' }) => importQuery(importId)) });
  const found = new Map(sent.map(({ key }, at) => [key, answers[at]]));
  const imports = answers.flatMap(({ data }) => data ?? []);

  return (
    <section aria-label="Ficheros elegidos">
      <ul className="list-group mt-3">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            found={found.get(upload.key)?.data}
            error={found.get(upload.key)?.error ?? null}
            onRemove={() => actions.remove(upload.key)}
            onRetry={() => actions.retry(upload.key)}
          />
        ))}
      </ul>
      <div className="d-flex flex-wrap justify-content-end gap-2 mt-3">
        {imports.length === uploads.length && (
          <button type="button" className="btn btn-outline-secondary" onClick={actions.clear}>
            Vaciar la lista
          </button>
        )}
        <ConfirmReady imports={imports} />
      </div>
    </section>
  );
}

/** Imports together all files that need no decision. */
function ConfirmReady({ imports }: { readonly imports: readonly CurveImport[] }) {
  const confirm = useConfirmImport();
  const watch = useWatchImports();
  const ready = imports.filter(
    ({ state, check }) => state === 'checked' && check && isPlain(check),
  );
  if (ready.length < 2 && !confirm.isPending) return null;

  const confirmAll = async () => {
    for (const { id, version } of ready) {
      try {
        // There are no conflicts now. If there are some by then, the stored readings stay.
        await confirm.mutateAsync({ id, version, conflicts: 'keep' });
        watch([id]);
      } catch (error) {
        notifyError(error);
      }
    }
  };
  return (
    <ActionButton look="primary" isOff={confirm.isPending} onClick={() => void confirmAll()}>
      Importar los {ready.length} ficheros sin incidencias
    </ActionButton>
  );
}
