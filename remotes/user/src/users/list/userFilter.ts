import type { UserQuery } from '@vatio/contracts/user/users';
import { roleChoices } from '../user';

/** What the list can be sorted by: the ids of its columns, and the API's names. */
export const userSorts = [
  'name',
  'email',
  'role',
  'state',
  'lastAccess',
  'created',
] as const satisfies readonly UserQuery['sort'][];

/** The list's filters, as they are called in the URL. */
export const userFilters = ['rol', 'estado'] as const;

export const roleOptions = roleChoices.map(({ value, label }) => ({ value, label }));
export const stateOptions = [
  { value: 'active', label: 'Activos' },
  { value: 'inactive', label: 'Inactivos' },
] as const;

/** What the URL of a list says. */
export interface UserListState {
  readonly q: string;
  readonly sort: string;
  readonly page: number;
  readonly pageSize: number;
  readonly filters: Readonly<Partial<Record<(typeof userFilters)[number], string>>>;
}

/** What to ask the API for. A filter that is no role or state (the URL can be typed) is left out. */
export function toUserQuery({ q, sort, page, pageSize, filters }: UserListState) {
  const role = roleOptions.find(({ value }) => value === filters.rol)?.value;
  const state = stateOptions.find(({ value }) => value === filters.estado)?.value;
  const query: Partial<UserQuery> = { sort: sort as UserQuery['sort'], page, pageSize };
  return { ...query, ...(q && { q }), ...(role && { role }), ...(state && { state }) };
}
