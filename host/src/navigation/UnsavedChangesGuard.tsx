import { Dialog } from '@vatio/ui/layout';
import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Drafts } from './drafts';
import type { ForcedNavigation } from './forcedNavigation';
import type { UnsavedForms } from './unsavedForms';

export interface UnsavedChangesGuardProps {
  readonly forms: UnsavedForms;
  readonly forced: ForcedNavigation;
  readonly drafts: Drafts;
}

/**
 * Asks before a page with unsaved changes is left. One for the whole product, because the router
 * takes a single blocker; forced navigations pass without a question.
 */
export function UnsavedChangesGuard({ forms, forced, drafts }: UnsavedChangesGuardProps) {
  const isDirty = useSyncExternalStore(forms.subscribe, forms.any);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.any() && !forced.isForced() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    drafts.discardTouched();
    blocker.proceed();
  };
  return (
    <Dialog
      title="Hay cambios sin guardar"
      onClose={blocker.reset}
      actions={
        <>
          <button type="button" className="btn btn-primary" onClick={blocker.reset}>
            Seguir editando
          </button>
          <button type="button" className="btn btn-outline-danger" onClick={leave}>
            Salir sin guardar
          </button>
        </>
      }
    >
      Si sales ahora, se perderá lo que has escrito en esta página.
    </Dialog>
  );
}
