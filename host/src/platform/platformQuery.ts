import { queryOptions } from '@tanstack/react-query';
import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import { http } from '@vatio/platform';

const askEveryMs = 10_000;

/** The composition server's status, polled while the page is visible. */
export const platformQuery = queryOptions({
  queryKey: ['platform-status'],
  queryFn: async ({ signal }) => {
    const { data } = await http.get<Partial<PlatformStatus> | null>('platform.json', {
      baseURL: '/',
      timeout: askEveryMs,
      signal,
    });
    // A proxy's page, with 200, is no status.
    if (!data?.host || !Array.isArray(data.sections)) throw new Error('No platform status');
    return data as PlatformStatus;
  },
  staleTime: 0,
  refetchInterval: askEveryMs,
});
