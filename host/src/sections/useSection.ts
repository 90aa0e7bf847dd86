import { useEffect, useState } from 'react';
import { type SectionError, toSectionError } from './sectionError';
import type { LoadedSection, SectionLoader } from './sectionLoader';

export type SectionState =
  | { readonly state: 'loading' }
  | ({ readonly state: 'ready' } & LoadedSection)
  | { readonly state: 'failed'; readonly error: SectionError };

const initial = (loader: SectionLoader, name: string): SectionState => {
  const loaded = loader.loaded(name);
  return loaded ? { state: 'ready', ...loaded } : { state: 'loading' };
};

/**
 * The code of a section, loaded when the component appears. Use with `key={name}`: one component
 * shows one section.
 */
export function useSection(loader: SectionLoader, name: string) {
  const [current, setCurrent] = useState(() => initial(loader, name));
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what runs it again
  useEffect(() => {
    if (current.state === 'ready') return undefined;
    let isGone = false;
    loader.load(name).then(
      (loaded) => isGone || setCurrent({ state: 'ready', ...loaded }),
      (error: unknown) => isGone || setCurrent({ state: 'failed', error: toSectionError(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [loader, name, attempt]);

  const retry = () => {
    setCurrent({ state: 'loading' });
    setAttempt((last) => last + 1);
  };
  return [current, retry] as const;
}
