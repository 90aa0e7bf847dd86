import type { UserQuery } from '@vatio/contracts/user/users';
import type { ListQuery } from '@vatio/ui/table';
import { roleChoices } from '../user';

/** The list's sort keys: the ids of its columns, and the API's names. */
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
export type UserFilterName = (typeof userFilters)[number];

export const roleOptions = roleChoices.map(({ value, label }) => ({ value, label }));
export const stateOptions = [
  { value: 'active', label: 'Activos' },
  { value: 'inactive', label: 'Inactivos' },
] as const;

/** The query for the API. Drops a filter that is no role or state, because the URL can be typed. */
export function toUserQuery({ q, sort, page, pageSize, filters }: ListQuery<UserFilterName>) {
  const role = roleOptions.find(({ value }) => value === filters.rol)?.value;
  const state = stateOptions.find(({ value }) => value === filters.estado)?.value;
  const query: Partial<UserQuery> = { sort: sort as UserQuery['sort'], page, pageSize };
  return { ...query, ...(q && { q }), ...(role && { role }), ...(state && { state }) };
}
