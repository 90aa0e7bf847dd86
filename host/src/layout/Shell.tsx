import { useRuntimeConfig, useSession } from '@vatio/platform';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Toasts } from '../messages/Toasts';
import { OverrideBadge } from '../sections/overrides/OverrideBadge';
import { BreadcrumbBar } from './BreadcrumbBar';
import { ConnectionBanner } from './ConnectionBanner';
import { Sidebar } from './Sidebar';
import { contentId, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

export interface ShellProps {
  readonly children: ReactNode;
  /** True in the document's first picture: the controls around the page do not respond yet. */
  readonly isDrawn?: boolean;
}

/**
 * The frame of every page while signed in; signed out there is only the page. The page keeps its
 * place in the tree, so signing in or out does not rebuild it.
 */
export function Shell({ children, isDrawn = false }: ShellProps) {
  const { companyName, testHost } = useRuntimeConfig();
  const isSignedIn = useSession().state === 'signed-in';
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  useEscape(isSidebarOpen, () => setSidebarOpen(false));

  return (
    <>
      {isSignedIn && !isDrawn && <SkipLink />}
      <div className={isSignedIn ? 'shell' : undefined}>
        {isSignedIn && (
          <Sidebar
            isOpen={isSidebarOpen}
            isInert={isDrawn}
            onNavigate={() => setSidebarOpen(false)}
          />
        )}
        {isSignedIn && isSidebarOpen && (
          <button
            type="button"
            className="sidebar-backdrop"
            aria-label="Ocultar el menú"
            onClick={() => setSidebarOpen(false)}
          />
        )}
        <div className={isSignedIn ? 'shell-content' : undefined}>
          {isSignedIn && (
            <TopBar
              isSidebarOpen={isSidebarOpen}
              isInert={isDrawn}
              onToggleSidebar={() => setSidebarOpen((open) => !open)}
            />
          )}
          {isSignedIn && testHost && window.location.hostname === testHost && (
            <div className="test-banner" role="status">
              Entorno de pruebas: lo que hagas aquí no afecta a los datos reales
            </div>
          )}
          {isSignedIn && <ConnectionBanner />}
          <main id={contentId} tabIndex={-1} className={isSignedIn ? 'shell-main' : undefined}>
            {isSignedIn && <BreadcrumbBar />}
            {children}
          </main>
          {isSignedIn && <footer className="shell-footer">Copyright © {companyName}</footer>}
          {isSignedIn && <OverrideBadge />}
        </div>
      </div>
      {isSignedIn && <Toasts />}
    </>
  );
}

/** Esc closes what lies over the page. */
function useEscape(isActive: boolean, onEscape: () => void) {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}
