import { LoadingState, Page } from '@vatio/ui/layout';
import { useHost } from '../hostContext';
import type { MenuItem } from './menu';
import { SectionBoundary } from './SectionBoundary';
import { SectionFailure } from './SectionFailure';
import { useSection } from './useSection';

/** One section in the page: its skeleton, itself, or why it is not there. */
export function SectionView({ item }: { readonly item: MenuItem }) {
  const { loader, registry } = useHost();
  const [current, retry] = useSection(loader, item.name);
  const failure = { title: item.title, section: registry.find(item.name) };

  if (current.state === 'loading') {
    return (
      <Page title={item.title}>
        <LoadingState label={`Cargando ${item.title}…`} />
      </Page>
    );
  }
  if (current.state === 'failed') {
    return <SectionFailure {...failure} error={current.error} onRetry={retry} />;
  }
  return (
    <SectionBoundary
      fallback={(error, onRetry) => <SectionFailure {...failure} error={error} onRetry={onRetry} />}
    >
      <current.Component />
    </SectionBoundary>
  );
}
