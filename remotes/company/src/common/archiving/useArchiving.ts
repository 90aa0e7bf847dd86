import { count } from '@vatio/ui/format';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { type Archivable, type Archiving, archivables, useChangeArchived } from './archivingApi';

/** The possible actions, their words and look, and the action that takes each back. */
export const actions = {
  archive: { verb: 'Archivar', look: 'btn-outline-danger', done: 'archivado', back: 'restore' },
  restore: { verb: 'Restaurar', look: 'btn-outline-primary', done: 'restaurado', back: 'archive' },
} as const;

/** Archives and restores: says what was done, offers to take it back, and says what failed. Never rejects. */
export function useArchiving(of: Archivable) {
  const change = useChangeArchived(of);
  const { one, many } = archivables[of];

  const run = async (what: Archiving['what'], records: Archiving['records']) => {
    const { changed, failures } = await change.mutateAsync({ what, records });
    const { done, back } = actions[what];
    if (changed.length > 0) {
      const text = count(changed.length, `${one} ${done}`, `${many} ${done}s`);
      // The change that is taken back is the last one that the person knows of.
      const after = changed.map(({ id, version }) => ({ id, version: version && version + 1 }));
      notifyUndo({ text, onUndo: () => void start(back, after) });
    }
    for (const failure of failures) notifyError(failure);
  };
  const start = (what: Archiving['what'], records: Archiving['records']): Promise<void> =>
    run(what, records).catch(notifyError);
  return start;
}
