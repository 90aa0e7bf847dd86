import {
  keepPreviousData,
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
import { HttpError } from '@vatio/platform';
import { platformHost } from '@vatio/platform/host';
import { type ReactNode, useState } from 'react';
import { userKey } from '../../session/userKey';

/** The names of the sharing policy and no more, so that the rest of the library is shaken off. */
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
 * One cache for all sections. Only what never reached the server is tried again by itself. Nothing
 * waits for the network: what cannot be sent fails at once, and a change that was given up meanwhile
 * is never sent. What was to be read is read when the network returns.
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

// By itself it listens only while a section is on screen, and believes what it heard last.
onlineManager.setOnline(navigator.onLine);
onlineManager.subscribe(() => undefined);

let client = createClient();

/** Begins an empty cache. A section that is still on screen keeps the one that it began with. */
export function forget(): void {
  client = createClient();
}

// What one person saw is not for the next who signs in here.
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
