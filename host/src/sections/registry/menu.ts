import type { MenuBadge, RegisteredSection } from '@vatio/contracts/federation/sections';
import { defaultPath, reservedPaths } from '@vatio/contracts/paths';
import { roles } from '@vatio/contracts/roles';
import type { Role } from '@vatio/platform';
import {
  ChartColumn,
  Clock,
  type LucideIcon,
  Plug,
  ReceiptText,
  Shapes,
  Users,
} from 'lucide-react';

/** An entry of the sidebar, and a section's place in the page. */
export interface MenuItem {
  /** The section's name in the registry. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly icon: LucideIcon;
  /** Roles that see the entry. The guard uses `roles` instead. */
  readonly shownTo: readonly Role[] | undefined;
  /** Roles that may enter; `undefined` = every role. */
  readonly roles: readonly Role[] | undefined;
  /** The address that answers with the number of pending items for the person there. */
  readonly badge?: MenuBadge | undefined;
}

const everyoneButPdsEditor = roles.filter((role) => role !== 'pds_editor');
const open = { roles: undefined };

/** The product's own five: shown even if their section is not deployed. */
export const ownItems: readonly MenuItem[] = [
  {
    ...open,
    name: 'energy-analysis',
    path: defaultPath,
    title: 'Estudios',
    icon: ChartColumn,
    shownTo: undefined,
  },
  {
    ...open,
    name: 'company',
    path: 'company',
    title: 'PDS',
    icon: Plug,
    shownTo: everyoneButPdsEditor,
  },
  {
    ...open,
    name: 'billing',
    path: 'billing',
    title: 'Facturación',
    icon: ReceiptText,
    shownTo: everyoneButPdsEditor,
  },
  {
    ...open,
    name: 'activity-hours',
    path: 'activity-hours',
    title: 'Tiempo de gestión',
    icon: Clock,
    shownTo: everyoneButPdsEditor,
  },
  { ...open, name: 'user', path: 'user', title: 'Usuarios', icon: Users, shownTo: ['admin'] },
];

/** The menu: the product's own items, then further deployed sections. */
export function menuItems(sections: readonly RegisteredSection[]): readonly MenuItem[] {
  const own: ReadonlySet<string> = new Set(ownItems.flatMap(({ name, path }) => [name, path]));
  const badges = new Map(sections.map(({ name, badge }) => [name, badge]));
  const further = sections
    .filter(({ name, path }) => !own.has(name) && !own.has(path) && !reservedPaths.has(path))
    .map(({ name, path, title, roles }) => ({
      name,
      path,
      title,
      roles,
      icon: Shapes,
      shownTo: roles,
    }));
  return [...ownItems, ...further].map((item) => ({ ...item, badge: badges.get(item.name) }));
}
