import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clientKey, supplyPointKey } from './keys';

/**
 * A change of clients, points or contracts. Each tells of the others (whose a point is, how many a client
 * has, when its contract ends), so lists and cards of all are read again.
 */
export function useSupplyChange<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: clientKey });
      void cache.invalidateQueries({ queryKey: supplyPointKey });
    },
  });
}
