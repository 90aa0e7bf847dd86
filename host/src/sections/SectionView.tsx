import { LoadingState, Page } from '@vatio/ui/layout';
import { useCallback } from 'react';
import { useHost } from '../hostContext';
import { useLoaded } from '../loading/useLoaded';
import type { MenuItem } from './menu';
import { SectionBoundary } from './SectionBoundary';
import { SectionFailure } from './SectionFailure';
import { toSectionError } from './sectionError';

/**
 * One section in the page: its skeleton, itself, or why it is not there. Use with a key: one
 * component shows one section.
 */
export function SectionView({ item: { name, title } }: { readonly item: MenuItem }) {
  const { loader, registry } = useHost();
  const load = useCallback(() => loader.load(name), [loader, name]);
  const [current, retry] = useLoaded(load, loader.loaded(name));
  const failure = { title, section: registry.find(name) };

  if (current.state === 'loading') {
    return (
      <Page title={title}>
        <LoadingState label={`Cargando ${title}…`} />
      </Page>
    );
  }
  if (current.state === 'failed') {
    return <SectionFailure {...failure} error={toSectionError(current.error)} onRetry={retry} />;
  }
  return (
    <SectionBoundary
      fallback={(error, onRetry) => <SectionFailure {...failure} error={error} onRetry={onRetry} />}
    >
      <current.value.Component />
    </SectionBoundary>
  );
}
