import { defaultPath } from '@vatio/contracts/paths';
import { type Role, SectionLink, useRuntimeConfig, useSession } from '@vatio/platform';
import { useDeferredValue, useId } from 'react';
import { useMatch } from 'react-router-dom';
import { useLoaded } from '../loading/useLoaded';
import { type MenuItem, ownItems } from '../sections/registry/menu';
import { useMenu } from '../sections/registry/useMenu';
import { BrandMark } from './BrandMark';
import type { MenuBadgeProps } from './MenuBadge';

export const sidebarId = 'sidebar';

export interface SidebarProps {
  /** Narrow screens show it over the page if true, and hide it otherwise. */
  readonly isOpen: boolean;
  readonly isInert: boolean;
  readonly onNavigate: () => void;
}

/** The brand and the menu of the signed-in person's role. */
export function Sidebar({ isOpen, isInert, onNavigate }: SidebarProps) {
  const { companyName } = useRuntimeConfig();
  const session = useSession();
  // There may be many further sections, and the first page does not wait for their links.
  const menu = useDeferredValue(useMenu(), ownItems);
  if (session.state === 'signed-out') return null;
  const { role } = session.user;
  const visible = menu.filter(({ shownTo }) => !shownTo || shownTo.includes(role));

  return (
    <nav
      id={sidebarId}
      inert={isInert}
      className={`sidebar ${isOpen ? 'is-open' : ''}`}
      aria-label="Menú principal"
    >
      <SectionLink className="sidebar-brand" to={`/${defaultPath}`} onClick={onNavigate}>
        <BrandMark />
        <span>{companyName}</span>
      </SectionLink>
      <ul className="sidebar-menu">
        {visible.map((item) => (
          <SidebarItem key={item.name} item={item} role={role} onNavigate={onNavigate} />
        ))}
      </ul>
    </nav>
  );
}

interface SidebarItemProps {
  readonly item: MenuItem;
  readonly role: Role;
  readonly onNavigate: () => void;
}

function SidebarItem({ item, role, onNavigate }: SidebarItemProps) {
  const { path, title, icon: Icon, badge } = item;
  const isHere = useMatch(`/${path}/*`) !== null;
  const badgeId = useId();
  const isBadged = badge && (!badge.roles || badge.roles.includes(role));
  return (
    <li>
      <SectionLink
        className={`sidebar-link ${isHere ? 'active' : ''}`}
        to={`/${path}`}
        aria-current={isHere ? 'page' : undefined}
        aria-describedby={isBadged ? badgeId : undefined}
        onClick={onNavigate}
      >
        <Icon aria-hidden="true" />
        <span>{title}</span>
      </SectionLink>
      {isBadged && <Badge id={badgeId} address={badge.address} />}
    </li>
  );
}

const loadBadge = () => import(/* webpackChunkName: "menu-badge" */ './MenuBadge');

/** Comes after the page, with what it needs to ask: the menu is whole without it. */
function Badge(props: MenuBadgeProps) {
  const [found] = useLoaded(loadBadge);
  return found.state === 'ready' && <found.value.MenuBadge {...props} />;
}
