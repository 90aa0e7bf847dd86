import {
  keepPreviousData,
  notifyManager,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { QueryName } from '@vatio/build/sharing';
import { userKey } from '@vatio/contracts/userKey';
import { HttpError } from '@vatio/platform';
import { platformHost } from '@vatio/platform/host';
import { type ReactNode, useState } from 'react';

/** Only the names of the sharing policy, so that the rest of the library is dropped. */
export const library: Readonly<Record<QueryName, unknown>> = {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
};

const retriesOfNetworkErrors = 2;

/**
 * One cache for all sections. Only requests that never reached the server are retried by themselves. No
 * request waits for the network: it fails at once, and an abandoned change is never sent. Reads are
 * repeated when the network returns.
 */
const createClient = () =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) =>
          error instanceof HttpError &&
          error.kind === 'network' &&
          navigator.onLine &&
          failures < retriesOfNetworkErrors,
      },
    },
  });

// The default listens only while a section is on screen, and believes the last event.
onlineManager.setOnline(navigator.onLine);
onlineManager.subscribe(() => undefined);

// The default lets data wait for a timer, and the browser draws a frame without them.
notifyManager.setScheduler(queueMicrotask);

let client = createClient();

/** Begins an empty cache. A section on screen keeps its old one. */
export function forget(): void {
  client = createClient();
}

// One person's data are not for the next who signs in here.
const { session } = platformHost();
let owner = userKey(session.get());
session.subscribe(() => {
  const next = userKey(session.get());
  if (next !== owner) client.clear();
  owner = next;
});

export function Provider({ children }: { readonly children: ReactNode }) {
  const [own] = useState(client);
  return <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}
