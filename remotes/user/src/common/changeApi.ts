import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** A change, after which what is on screen below these keys is read again. */
export function useChange<Sent, Answer>(
  mutationFn: (sent: Sent) => Promise<Answer>,
  ...changed: readonly QueryKey[]
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      for (const queryKey of changed) void cache.invalidateQueries({ queryKey });
    },
  });
}
