import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clientKey, supplyPointKey } from './keys';

/**
 * Changes clients, points or contracts. Each shows facts of the others (the client of a point, the number
 * of a client's points, the end of a contract), so lists and cards of all are read again.
 */
export function useSupplyChange<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const readAgain = useReadAgain();
  return useMutation({ mutationFn, onSuccess: readAgain });
}

/** The same; also read again after a refusal: mostly another person saved first. */
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
