import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '@vatio/platform';
import { changeEach } from '../changeEach';
import { clientKey, supplyPointKey } from '../keys';

/** What can be archived, by its address in the API, and its nouns. */
export const archivables = {
  clients: ['cliente', 'clientes'],
  points: ['punto', 'puntos'],
} as const;
export type Archivable = keyof typeof archivables;

export interface Archiving {
  readonly what: 'archive' | 'restore';
  readonly ids: readonly string[];
}

/** Archives those, or brings them back: says which were changed. */
export function useChangeArchived(of: Archivable) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ what, ids }: Archiving) =>
      changeEach(ids, (id) => http.post(`${of}/${encodeURIComponent(id)}/${what}`)),
    // Clients count their points, and points say whose they are.
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: clientKey });
      void cache.invalidateQueries({ queryKey: supplyPointKey });
    },
  });
}
