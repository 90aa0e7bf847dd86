import type { ParameterConflict } from '@vatio/contracts/parameters';
import { HttpError } from '@vatio/platform';
import { dateTime } from '@vatio/ui/format';
import { Dialog } from '@vatio/ui/layout';

export interface ParameterConflictDialogProps {
  /** The last version, which somebody else made meanwhile. */
  readonly current: ParameterConflict['versions']['current'];
  readonly onKeepMine: () => void;
  readonly onDropMine: () => void;
  /** Back to the form, with everything as it was typed. */
  readonly onClose: () => void;
}

/** Both versions, where a change came too late; `undefined` for any other error. */
export function parameterConflictOf(error: unknown): ParameterConflict['versions'] | undefined {
  if (!(error instanceof HttpError) || error.kind !== 'conflict') return undefined;
  return (error.body as Partial<ParameterConflict>).versions;
}

/** Somebody else changed the table meanwhile: what they did, and the person decides. */
export function ParameterConflictDialog({ current, ...decide }: ParameterConflictDialogProps) {
  const { number, actor, at, comment } = current;
  return (
    <Dialog
      title="Otra persona ha cambiado los parámetros"
      onClose={decide.onClose}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={decide.onClose}>
            Seguir editando
          </button>
          <button type="button" className="btn btn-outline-danger" onClick={decide.onDropMine}>
            Descartar lo mío
          </button>
          <button type="button" className="btn btn-primary" onClick={() => decide.onKeepMine()}>
            Guardar lo mío
          </button>
        </>
      }
    >
      <p>
        <bdi>{actor?.name}</bdi> hizo la versión {number} el {dateTime(at)}:
      </p>
      <blockquote className="border-start ps-3">
        <bdi>{comment}</bdi>
      </blockquote>
      <p className="mb-0">
        Si guardas lo tuyo, se hará otra versión encima: en las fechas que coincidan valdrá lo tuyo.
      </p>
    </Dialog>
  );
}
