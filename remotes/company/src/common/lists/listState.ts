/** Archived records are out of the way until a person asks for them. */
export const stateOptions = [
  { value: 'archived', label: 'Archivados' },
  { value: 'all', label: 'Todos' },
] as const;

/** The state to ask the API for: active unless the URL says otherwise; `undefined` = all. */
export function stateOf(filter: string | undefined): 'active' | 'archived' | undefined {
  if (filter === 'all') return undefined;
  return filter === 'archived' ? 'archived' : 'active';
}
