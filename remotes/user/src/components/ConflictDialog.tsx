import type { UserConflict } from '@vatio/contracts/users';
import { Dialog } from '@vatio/ui/layout';
import { fieldConflicts } from '../model/conflict';
import type { User } from '../model/user';

export interface ConflictDialogProps {
  readonly base: User;
  readonly versions: UserConflict['versions'];
  readonly onKeepMine: () => void;
  readonly onDropMine: () => void;
  /** Back to the form, with everything as it was typed. */
  readonly onClose: () => void;
}

/** Somebody else changed the account meanwhile: both versions, and the person decides. */
export function ConflictDialog({ base, versions, ...decide }: ConflictDialogProps) {
  const { yours, current } = versions;
  const conflicts = fieldConflicts(base, yours, current);
  return (
    <Dialog
      title="Otra persona ha cambiado este usuario"
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
          {conflicts.map(({ label, yours: mine, current: stored }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="text-break">
                {mine === undefined ? 'sin cambios' : <bdi>{mine}</bdi>}
              </td>
              <td className="text-break">
                <bdi>{stored}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
