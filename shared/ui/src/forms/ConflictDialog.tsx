import { Dialog } from '../layout/Dialog';
import type { FieldConflict } from './conflict';

export interface ConflictDialogProps {
  /** «Otra persona ha cambiado este usuario» */
  readonly title: string;
  readonly conflicts: readonly FieldConflict[];
  readonly onKeepMine: () => void;
  readonly onDropMine: () => void;
  /** Back to the form, with everything as it was typed. */
  readonly onClose: () => void;
}

/** Somebody else changed the record meanwhile: both versions, and the person decides. */
export function ConflictDialog({ title, conflicts, ...decide }: ConflictDialogProps) {
  return (
    <Dialog
      title={title}
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
      <p>Puedes guardar lo tuyo sobre lo que hay ahora, o descartarlo.</p>
      <table className="table table-sm">
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Lo tuyo</th>
            <th scope="col">Ahora</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ label, yours, current }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="text-break">
                {yours === undefined ? 'sin cambios' : <bdi>{yours}</bdi>}
              </td>
              <td className="text-break">
                <bdi>{current}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
