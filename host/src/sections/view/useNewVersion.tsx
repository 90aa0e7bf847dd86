import { notify, reportError } from '@vatio/platform';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useHost } from '../../hostContext';
import type { LoadedSection } from '../loading/sectionLoader';
import { type SectionError, toSectionError } from '../sectionError';
import { VersionNotice } from './VersionNotice';

export interface ShownSection extends LoadedSection {
  /** Why it is not replaced by a newer version. */
  readonly newVersionError?: SectionError;
}

export interface NewVersionOptions {
  readonly title: string;
  readonly shown: ShownSection;
  readonly onReplace: (next: ShownSection) => void;
}

/**
 * Offers the deployed version while another one is on screen, except while a form is dirty. It fetches the
 * new one before the old one goes, so that a failure does no harm.
 */
export function useNewVersion({ title, shown, onReplace }: NewVersionOptions): void {
  const { loader, registry, overrides, forms } = useHost();
  const { name, entry } = shown.section;
  const deployed = useSyncExternalStore(registry.subscribe, () => registry.find(name)?.entry);
  const isDirty = useSyncExternalStore(forms.subscribe, forms.any);
  const isOverridden = useSyncExternalStore(
    overrides.subscribe,
    () => overrides.find(name) !== undefined,
  );
  const [offered, setOffered] = useState<string>();

  const isNew = deployed !== undefined && deployed !== entry && !isOverridden;
  // An offer stays, even if the person begins to write.
  if (isNew && !isDirty && offered !== deployed) setOffered(deployed);
  const isOffered = isNew && offered === deployed;
  const problem = shown.newVersionError?.kind;

  const update = useEffectEvent(async () => {
    if (forms.any()) {
      const text = 'Guarda o descarta los cambios antes de actualizar.';
      notify(text, { kind: 'warning', id: 'new-version-refused' });
      return;
    }
    try {
      const next = await loader.load(name);
      // A person who began to write meanwhile is not interrupted: the notice is still there.
      if (!forms.any()) onReplace(next);
    } catch (error) {
      onReplace({ ...shown, newVersionError: reportFailedVersion(error) });
    }
  });

  useEffect(() => {
    if (!isOffered) return undefined;
    return notify(<VersionNotice title={title} problem={problem} onUpdate={() => update()} />, {
      // A new id each time: a closing notice cannot be shown again.
      id: [name, deployed, problem].join(),
      kind: problem ? 'warning' : 'info',
      hideAfterMs: false,
    });
  }, [isOffered, problem, title, name, deployed]);

  const onOverridesChange = useEffectEvent(() => {
    if (overrides.find(name)?.url !== shown.overrideUrl && !forms.any()) void update();
  });
  useEffect(() => overrides.subscribe(() => onOverridesChange()), [overrides]);
}

/** Reports a version that is not shown, because it failed and an older one replaces it. */
export function reportFailedVersion(cause: unknown): SectionError {
  const error = toSectionError(cause);
  const { name = '', version = '', owner = '' } = error.section ?? {};
  reportError(error, { section: name, version, owner, kind: error.kind });
  return error;
}
