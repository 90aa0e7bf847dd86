import { notify } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { useDeactivateUsers, useReactivateUsers } from './userApi';

type Ids = readonly string[];

/**
 * Deactivates and reactivates accounts: says what was done, offers to take it back, and says which
 * could not be changed and why.
 */
export function useUserStates() {
  const deactivate = useDeactivateUsers();
  const reactivate = useReactivateUsers();

  const tell = (changed: Ids, words: readonly [one: string, many: string], undo: () => void) => {
    if (changed.length > 0) notifyUndo({ text: count(changed.length, ...words), onUndo: undo });
  };

  const run = {
    deactivate: async (ids: Ids) => {
      const { changed, refused } = await deactivate.mutateAsync(ids);
      tell(changed, ['usuario desactivado', 'usuarios desactivados'], () =>
        change('reactivate', changed),
      );
      for (const { message } of refused) notify(message, { kind: 'warning', id: message });
    },
    reactivate: async (ids: Ids) => {
      const { changed } = await reactivate.mutateAsync(ids);
      tell(changed, ['usuario reactivado', 'usuarios reactivados'], () =>
        change('deactivate', changed),
      );
    },
  };

  const change = (what: keyof typeof run, ids: Ids) => {
    run[what](ids).catch(notifyError);
  };

  return {
    isPending: deactivate.isPending || reactivate.isPending,
    deactivate: (ids: Ids) => change('deactivate', ids),
    reactivate: (ids: Ids) => change('reactivate', ids),
  };
}
