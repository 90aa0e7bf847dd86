import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vatio/contracts/company/clients';
import type { UserListAnswer } from '@vatio/contracts/user/users';
import { http } from '@vatio/platform';

/** Whose hours an admin may ask for: all that ever had an account. */
export const peopleQuery = queryOptions({
  queryKey: ['users', 'names'],
  queryFn: async ({ signal }) => {
    const params = { sort: 'name', pageSize: 1000 };
    return (await http.get<UserListAnswer>('users', { params, signal })).data.rows;
  },
});

export const clientNameQuery = (id: string) =>
  queryOptions({
    queryKey: ['clients', 'name', id],
    queryFn: async ({ signal }) =>
      (await http.get<Client>(`clients/${encodeURIComponent(id)}`, { signal })).data.name,
  });
