import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMyKey } from '../useMyKey';
import { resumeWatch, watchImports } from './importWatch';

/** Tells the person when these imports, which they have just confirmed, have ended. */
export function useWatchImports(): (ids: readonly string[]) => void {
  const cache = useQueryClient();
  const me = useMyKey();
  return (ids) => watchImports(ids, me, cache);
}

/** For the frame of the section: goes on watching what was confirmed before a reload. */
export function useResumedImportWatch(): void {
  const cache = useQueryClient();
  const me = useMyKey();
  useEffect(() => resumeWatch(me, cache), [me, cache]);
}
