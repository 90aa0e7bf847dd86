import { count } from '@vatio/ui/format';
import { BulkBar, RecordRows, useSelection, useShownList } from '@vatio/ui/table';
import { useDeferredValue } from 'react';
import { useMyId } from '../useMyId';
import type { User } from '../user';
import { useUserStates } from '../useUserStates';

/** The rows of the list of users, and the actions on the ticked users. */
export function UserRows() {
  const selection = useSelection(useShownList<User>().list.filterKey);
  // The tick first, then what can be done with it.
  const chosen = useDeferredValue(selection);
  const myId = useMyId();
  const states = useUserStates();
  const ids = [...chosen.ids];
  const apply = (action: (ids: readonly string[]) => void) => () => {
    action(ids);
    chosen.clear();
  };
  return (
    <>
      <RecordRows<User>
        what="los usuarios"
        noMatches="Ningún usuario coincide"
        nothingYet={null}
        selection={selection}
        canSelect={({ id }) => id !== myId}
      />
      <BulkBar
        count={ids.length}
        onClear={chosen.clear}
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
    </>
  );
}
