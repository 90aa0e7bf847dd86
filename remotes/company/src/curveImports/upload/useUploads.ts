import { userKey } from '@vatio/contracts/userKey';
import { useSession } from '@vatio/platform';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { uploadsInUse } from './uploadStore';
import type { Upload, Uploads } from './uploads';

const nobodys: readonly Upload[] = [];

/** The files that I chose, and what can be done with them. The page can be left meanwhile. */
export function useUploads(): {
  readonly uploads: readonly Upload[];
  readonly actions: Pick<Uploads, 'add' | 'remove' | 'retry' | 'clear'>;
} {
  const me = userKey(useSession());
  const [store] = useState(uploadsInUse);
  // A person's files are not shown to the next who signs in here.
  useLayoutEffect(() => store.claim(me), [store, me]);
  const uploads = useSyncExternalStore(store.subscribe, store.get);
  return { uploads: store.owner() === me ? uploads : nobodys, actions: store };
}
