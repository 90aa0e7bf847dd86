import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** A change. Afterwards the queries below these keys that are on screen are read again. */
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
