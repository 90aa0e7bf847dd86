import { count } from '@vatio/ui/format';
import { BulkBar, type Selection } from '@vatio/ui/table';
import { useUserStates } from '../useUserStates';

/** What can be done with the users that are ticked. */
export function UserBulkBar({ selection }: { readonly selection: Selection }) {
  const states = useUserStates();
  const ids = [...selection.ids];
  const apply = (action: (ids: readonly string[]) => void) => () => {
    action(ids);
    selection.clear();
  };
  return (
    <BulkBar
      count={ids.length}
      onClear={selection.clear}
      label={count(ids.length, 'usuario seleccionado', 'usuarios seleccionados')}
    >
      <button
        type="button"
        className="btn btn-sm btn-outline-danger"
        onClick={apply(states.deactivate)}
      >
        Desactivar
      </button>
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        onClick={apply(states.reactivate)}
      >
        Reactivar
      </button>
    </BulkBar>
  );
}
