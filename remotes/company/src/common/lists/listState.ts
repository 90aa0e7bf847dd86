import type { FilterFacts } from '@vatio/ui/table';
import { expiryOptions } from '../values/expiry';

/** Archived records are out of the way until a person asks for them. */
const stateOptions = [
  { value: 'archived', label: 'Archivados' },
  { value: 'all', label: 'Todos' },
] as const;

/** The state to ask the API for: active unless the URL says otherwise; `undefined` = all. */
export function stateOf(filter: string | undefined): 'active' | 'archived' | undefined {
  if (filter === 'all') return undefined;
  return filter === 'archived' ? 'archived' : 'active';
}

export const stateFilter: FilterFacts = {
  label: 'Estado',
  all: 'Activos',
  options: stateOptions,
  sentAs: 'state',
  toSent: stateOf,
};

export const expiryFilter: FilterFacts = {
  label: 'Contrato que vence',
  chip: 'Vence',
  options: expiryOptions,
  sentAs: 'expiringDays',
};
