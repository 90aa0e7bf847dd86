import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTakeOver } from '../../firstPicture/takeOver';
import { useHost } from '../../hostContext';
import { useLoaded } from '../../loading/useLoaded';
import type { MenuItem } from '../registry/menu';
import { toSectionError } from '../sectionError';
import { SectionBoundary } from './SectionBoundary';
import { SectionFailure } from './SectionFailure';
import { SectionLoading } from './SectionLoading';
import { reportFailedVersion, type ShownSection, useNewVersion } from './useNewVersion';

/**
 * One section in the page: its skeleton, itself, or why it is missing. Use with a key: one
 * component shows one section. Its version stays until the section is entered again, or the person
 * asks for the new one.
 */
export function SectionView({ item: { name, title } }: { readonly item: MenuItem }) {
  const { loader, overrides, fetchSection } = useHost();
  const load = useCallback(async (): Promise<ShownSection> => {
    try {
      return await fetchSection(name);
    } catch (error) {
      const fallback = loader.fallback(name);
      if (!fallback) throw error;
      // The fallback has worked in this very page, so it is better than an error.
      return { ...fallback, newVersionError: reportFailedVersion(error) };
    }
  }, [loader, name, fetchSection]);
  const [current, retry, replace] = useLoaded(load, loader.loaded(name));

  const onOverridesChange = useEffectEvent(() => current.state === 'failed' && retry());
  useEffect(() => overrides.subscribe(() => onOverridesChange()), [overrides]);

  useTakeOver();

  if (current.state === 'loading') return <SectionLoading title={title} />;
  if (current.state === 'failed') {
    const error = toSectionError(current.error);
    return (
      <SectionFailure
        name={name}
        title={title}
        error={error}
        section={error.section}
        onRetry={retry}
      />
    );
  }
  return <Shown title={title} shown={current.value} onReplace={replace} onRetry={retry} />;
}

interface ShownProps {
  readonly title: string;
  readonly shown: ShownSection;
  readonly onReplace: (next: ShownSection) => void;
  readonly onRetry: () => void;
}

function Shown({ title, shown, onReplace, onRetry }: ShownProps) {
  useNewVersion({ title, shown, onReplace });
  const { section, Component } = shown;
  return (
    <SectionBoundary
      key={section.entry}
      fallback={(error) => (
        <SectionFailure
          name={section.name}
          title={title}
          section={section}
          error={error}
          onRetry={onRetry}
        />
      )}
    >
      <Component />
    </SectionBoundary>
  );
}
