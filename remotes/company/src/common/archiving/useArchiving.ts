import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { changeEach } from '../changeEach';
import { clientKey, supplyPointKey } from '../keys';

/** What can be archived, by its address in the API, and its nouns. */
export const archivables = {
  clients: ['cliente', 'clientes'],
  'supply-points': ['punto', 'puntos'],
} as const;
export type Archivable = keyof typeof archivables;

interface StateChange {
  readonly what: 'archive' | 'restore';
  readonly ids: readonly string[];
}

/** What archives and brings back: says what was done, offers to take it back, and says what failed. */
export function useArchiving(
  of: Archivable,
): (what: StateChange['what'], ids: StateChange['ids']) => void {
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: ({ what, ids }: StateChange) =>
      changeEach(ids, (id) => http.post(`${of}/${encodeURIComponent(id)}/${what}`)),
    // Clients count their points, and points say whose they are.
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: clientKey });
      void cache.invalidateQueries({ queryKey: supplyPointKey });
    },
  });

  const run = async ({ what, ids }: StateChange) => {
    const { changed, failures } = await change.mutateAsync({ what, ids });
    if (changed.length > 0) {
      const [one, many] = archivables[of];
      const [word, back] =
        what === 'archive'
          ? (['archivado', 'restore'] as const)
          : (['restaurado', 'archive'] as const);
      notifyUndo({
        text: count(changed.length, `${one} ${word}`, `${many} ${word}s`),
        onUndo: () => start(back, changed),
      });
    }
    for (const failure of failures) notifyError(failure);
  };
  const start = (what: StateChange['what'], ids: StateChange['ids']) => {
    run({ what, ids }).catch(notifyError);
  };
  return start;
}
