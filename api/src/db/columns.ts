import type { ColumnType } from 'kysely';

/** The moment in which a row was made; it never changes. */
export type Created = ColumnType<Date, Date | undefined, never>;
