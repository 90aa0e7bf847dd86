import { queryOptions } from '@tanstack/react-query';
import type { OpenSessions } from '@vatio/contracts/user/account';
import type {
  NewUser,
  User,
  UserBulkAnswer,
  UserChange,
  UserListAnswer,
} from '@vatio/contracts/user/users';
import { http } from '@vatio/platform';
import { auditKey } from '../audit/auditApi';
import { useChange } from '../common/changeApi';
import { userAddress, userKey } from '../common/oneUserApi';

export const userListKey = [...userKey, 'list'];

/** A page of the list. @param params for what is left out the API has defaults @throws HttpError */
export const readUsers = async (params: object, signal: AbortSignal) =>
  (await http.get<UserListAnswer>('users', { params, signal })).data;

/** The sessions of an account. */
export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...userKey, 'sessions', id],
    queryFn: async ({ signal }) =>
      (await http.get<OpenSessions>(`${userAddress(id)}/sessions`, { signal })).data,
  });

export const useCreateUser = () =>
  useUserMutation(async (user: NewUser) => (await http.post<User>('users', user)).data);

export const useChangeUser = (id: string) =>
  useUserMutation(
    async (change: UserChange) => (await http.patch<User>(userAddress(id), change)).data,
  );

/** Answers with the accounts that really changed: an undo takes back only these. */
export const useDeactivateUsers = () =>
  useUserMutation(async (ids: readonly string[]) => changeState('deactivate', ids));

export const useReactivateUsers = () =>
  useUserMutation(async (ids: readonly string[]) => changeState('reactivate', ids));

/** Answers with the new password, which cannot be read again. */
export const useResetPassword = (id: string) =>
  useUserMutation(
    async () => (await http.post<{ password: string }>(`${userAddress(id)}/password-reset`)).data,
  );

export const useCloseUserSessions = (id: string) =>
  useUserMutation(async () => {
    await http.delete(`${userAddress(id)}/sessions`);
  });

/** Removes a lost second factor; the person's sessions end. */
export const useRemoveSecondFactor = (id: string) =>
  useUserMutation(async () => {
    await http.delete(`${userAddress(id)}/second-factor`);
  });

async function changeState(what: 'deactivate' | 'reactivate', ids: readonly string[]) {
  return (await http.post<UserBulkAnswer>(`users/${what}`, { ids })).data;
}

/** A change of accounts: lists, cards and the audit that are on screen are read again. */
const useUserMutation = <Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) =>
  useChange(mutationFn, userKey, auditKey);
