import { queryOptions } from '@tanstack/react-query';
import { http } from '@vatio/platform';

/** An address that the API does not have: the tests answer it in the browser. */
export const readingsQuery = () =>
  queryOptions({
    queryKey: ['probe', 'readings'],
    queryFn: async ({ signal }) =>
      (await http.get<{ text: string }>('probe/readings', { signal })).data,
  });
