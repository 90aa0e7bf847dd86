import { Menu } from 'lucide-react';
import { sidebarId } from './Sidebar';
import { UserMenu } from './UserMenu';

export interface TopBarProps {
  readonly isSidebarOpen: boolean;
  readonly isInert: boolean;
  readonly onToggleSidebar: () => void;
}

/** The bar above every page: the toggle of the sidebar on narrow screens, and who is signed in. */
export function TopBar({ isSidebarOpen, isInert, onToggleSidebar }: TopBarProps) {
  return (
    <header className="topbar" inert={isInert}>
      <button
        type="button"
        className="topbar-toggle"
        aria-controls={sidebarId}
        aria-expanded={isSidebarOpen}
        aria-label={isSidebarOpen ? 'Ocultar el menú' : 'Mostrar el menú'}
        onClick={onToggleSidebar}
      >
        <Menu aria-hidden="true" />
      </button>
      <UserMenu />
    </header>
  );
}
