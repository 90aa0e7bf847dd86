import { sql } from 'kysely';

/** Accepts any number of ids, unlike a list of values. `where('id', '=', anyOf(ids))` */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** The same of texts. */
export const anyText = (texts: readonly string[]) => sql<string>`any(${texts}::text[])`;
