import type { Role } from '@vatio/contracts/roles';
import { sql } from 'kysely';

/**
 * The text of clients that a search covers: people who may not read clients cannot find out their NIF
 * letter by letter.
 */
export type ClientSearch = 'name' | 'name and NIF';

export const clientSearchOf = (role: Role): ClientSearch =>
  role === 'pds_editor' ? 'name' : 'name and NIF';

/** The text of `clients` that a search looks at. The NIF is its last word. */
export const searchedText = (search: ClientSearch) =>
  search === 'name'
    ? sql<string>`left(clients.search_key, -1 - length(clients.tax_id))`
    : sql.ref<string>('clients.search_key');
