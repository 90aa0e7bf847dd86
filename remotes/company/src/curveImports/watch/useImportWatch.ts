import { useQueryClient } from '@tanstack/react-query';
import { userKey } from '@vatio/contracts/userKey';
import { useSession } from '@vatio/platform';
import { useEffect } from 'react';
import { resumeWatch, watchImports } from './importWatch';

/** Notifies the person when these imports, which they have just confirmed, have ended. */
export function useWatchImports(): (ids: readonly string[]) => void {
  const cache = useQueryClient();
  const me = userKey(useSession());
  return (ids) => watchImports(ids, me, cache);
}

/** Serves the frame of the section: goes on watching imports confirmed before a reload. */
export function useResumedImportWatch(): void {
  const cache = useQueryClient();
  const me = userKey(useSession());
  useEffect(() => resumeWatch(me, cache), [me, cache]);
}
