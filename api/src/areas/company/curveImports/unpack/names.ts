import { shown } from '@vatio/energy/files';

const shownNames = 10;

/** Names from a file, as a sentence shows them: «a», «b» and others. @param others «otros» */
export function namesShown(names: readonly string[], others: 'otros' | 'otras'): string {
  const list = names.slice(0, shownNames).map((name) => `«${shown(name)}»`);
  return `${list.join(', ')}${names.length > shownNames ? ` y ${others}` : ''}`;
}
