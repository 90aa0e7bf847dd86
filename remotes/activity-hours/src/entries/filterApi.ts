import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vatio/contracts/company/clients';
import type { UserListAnswer } from '@vatio/contracts/user/users';
import { http } from '@vatio/platform';

/** The people whose hours an admin may request: all who ever had an account. */
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
