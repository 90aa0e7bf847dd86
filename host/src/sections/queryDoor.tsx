import * as library from '@tanstack/react-query';
import { HttpError } from '@vatio/platform';
import { platformHost } from '@vatio/platform/host';
import { type ReactNode, useState } from 'react';
import { userKey } from '../session/userKey';

export { library };

const retriesOfNetworkErrors = 2;

/** One cache for all sections. Only what never reached the server is tried again by itself. */
const createClient = () =>
  new library.QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          error instanceof HttpError &&
          error.kind === 'network' &&
          failures < retriesOfNetworkErrors,
      },
    },
  });

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
  return <library.QueryClientProvider client={own}>{children}</library.QueryClientProvider>;
}
