import { useMemo, useSyncExternalStore } from 'react';
import { useHost } from '../../hostContext';
import { type MenuItem, menuItems } from './menu';

/** The current menu: a section that is deployed later joins it. */
export function useMenu(): readonly MenuItem[] {
  const { registry } = useHost();
  const sections = useSyncExternalStore(registry.subscribe, registry.sections, registry.sections);
  return useMemo(() => menuItems(sections), [sections]);
}
