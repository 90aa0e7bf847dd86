import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clientKey, supplyPointKey } from './keys';

/**
 * A change of clients, points or contracts. Each tells of the others (whose a point is, how many a client
 * has, when its contract ends), so lists and cards of all are read again.
 */
export function useSupplyChange<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const readAgain = useReadAgain();
  return useMutation({ mutationFn, onSuccess: readAgain });
}

/** The same; also read again after a refusal: mostly somebody else was quicker. */
export function useSupplyDecision<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const readAgain = useReadAgain();
  return useMutation({ mutationFn, onSettled: readAgain });
}

function useReadAgain() {
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries({ queryKey: clientKey });
    void cache.invalidateQueries({ queryKey: supplyPointKey });
  };
}
