import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '@vatio/contracts/session';
import type { AccountChange, OpenSessions, PasswordChange } from '@vatio/contracts/user/account';
import { http } from '@vatio/platform';
import { showMyChange } from '../common/showMyChange';

const key = ['account'] as const;

export const mySessionsQuery = queryOptions({
  queryKey: [...key, 'sessions'],
  queryFn: async ({ signal }) =>
    (await http.get<OpenSessions>('account/sessions', { signal })).data,
});

/** The shell shows the new name at once. */
export const useChangeMyName = () =>
  useAccountMutation(async (change: AccountChange) => {
    const { data } = await http.patch<SessionUser>('account', change);
    await showMyChange();
    return data;
  });

export const useChangeMyPassword = () =>
  useAccountMutation(async (change: PasswordChange) => {
    await http.post('account/password', change);
  });

/** Ends one of my other sessions. */
export const useCloseMySession = () =>
  useAccountMutation(async (id: string) => {
    await http.delete(`account/sessions/${encodeURIComponent(id)}`);
  });

/** Ends all my sessions but this one. */
export const useCloseMyOtherSessions = () =>
  useAccountMutation(async () => {
    await http.delete('account/sessions');
  });

function useAccountMutation<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => cache.invalidateQueries({ queryKey: key }) });
}
