import type { UseMutationResult } from '@tanstack/react-query';
import { count } from '@vatio/ui/format';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import type { ChangedEach } from '../changeEach';

type Ids = readonly string[];
type StateChange = Pick<UseMutationResult<ChangedEach, unknown, Ids>, 'mutateAsync' | 'isPending'>;

export interface ArchivingOptions {
  readonly archive: StateChange;
  readonly restore: StateChange;
  /** «cliente», «clientes» */
  readonly nouns: readonly [one: string, many: string];
}

/** What archives and brings back: says what was done, offers to take it back, and says what failed. */
export function useArchiving({ archive, restore, nouns: [one, many] }: ArchivingOptions) {
  const run = async (what: 'archive' | 'restore', ids: Ids) => {
    const [action, word] = what === 'archive' ? [archive, 'archivado'] : [restore, 'restaurado'];
    const { changed, failures } = await action.mutateAsync(ids);
    if (changed.length > 0) {
      const text = count(changed.length, `${one} ${word}`, `${many} ${word}s`);
      notifyUndo({
        text,
        onUndo: () => start(what === 'archive' ? 'restore' : 'archive', changed),
      });
    }
    for (const failure of failures) notifyError(failure);
  };
  const start = (what: 'archive' | 'restore', ids: Ids) => {
    run(what, ids).catch(notifyError);
  };

  return {
    isPending: archive.isPending || restore.isPending,
    archive: (ids: Ids) => start('archive', ids),
    restore: (ids: Ids) => start('restore', ids),
  };
}
export type Archiving = ReturnType<typeof useArchiving>;
