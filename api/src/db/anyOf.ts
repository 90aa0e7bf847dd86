import { sql } from 'kysely';

/** As many ids as there are: a list of values has a limit. `where('id', '=', anyOf(ids))` */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** The same of texts. */
export const anyText = (texts: readonly string[]) => sql<string>`any(${texts}::text[])`;
