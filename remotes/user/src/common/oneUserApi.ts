import { queryOptions } from '@tanstack/react-query';
import type { User } from '@vatio/contracts/user/users';
import { http } from '@vatio/platform';

/** Every change of accounts reads all of them again. */
export const userKey = ['users'] as const;

export const userAddress = (id: string) => `users/${encodeURIComponent(id)}`;

/** One account: the pages of users show it, and the audit says its name. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...userKey, 'one', id],
    queryFn: async ({ signal }) => (await http.get<User>(userAddress(id), { signal })).data,
  });
