import type { ColumnType } from 'kysely';

/** When the row was created; it never changes. */
export type Created = ColumnType<Date, Date | undefined, never>;
