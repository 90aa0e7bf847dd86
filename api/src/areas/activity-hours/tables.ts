import type { storedActivityRecord } from '@vatio/contracts/activity-hours/activityRecord';
import type { NewEntry } from '@vatio/contracts/activity-hours/entries';
import type { TermsChange } from '@vatio/contracts/activity-hours/settings';
import type { RecordValues } from '@vatio/records/record';
import type { ColumnType, Generated } from 'kysely';
import type { Created, InColumns } from '../../db/columns';
import type { activityColumns, agreedColumns, entryColumns } from './columns';

export interface ActivityHoursTables {
  hour_activities: ActivitiesTable;
  hour_entries: EntriesTable;
  hour_timers: TimersTable;
  hour_months: MonthsTable;
  working_weeks: WorkingWeeksTable;
  hour_changes: ChangesTable;
  client_terms: TermsTable;
}

declare module '../../db/types' {
  interface Tables extends ActivityHoursTables {}
}

interface ActivitiesTable extends InColumns<ActivityFields, typeof activityColumns> {
  id: string;
  /** The form in which names are compared and sorted: see `sortKey`. */
  name_key: string;
  version: Generated<number>;
}

/** The editable fields of an activity. */
export type ActivityFields = RecordValues<typeof storedActivityRecord>;

/** The editable fields of an entry. */
export interface EntryFields extends Omit<NewEntry, 'id' | 'userId' | 'isBillable'> {
  isBillable: boolean;
}

/** Its person and its month are locked by who writes it: see `holdDays`. */
interface EntriesTable extends InColumns<EntryFields, typeof entryColumns> {
  id: string;
  user_id: string;
  /** The search key of the note. */
  note_key: string;
  created_at: Created;
  updated_at: Date;
  version: Generated<number>;
  /** A deleted one stays for a while, so that it can be taken back. */
  deleted_at: Generated<Date | null>;
}

/** A person's current work. */
interface TimersTable {
  user_id: string;
  started_at: Date;
  client_id: string;
  activity_id: string;
  note: string;
}

/** A month that has entries, or is closed. */
interface MonthsTable {
  /** `2026-01` */
  month: string;
  id: string;
  /** Both are null while it is open. */
  locked_at: Generated<Date | null>;
  locked_by: Generated<string | null>;
}

/** Minutes of work by weekday, Monday first, from a day on. */
interface WorkingWeeksTable {
  from_day: string;
  id: string;
  minutes: number[];
  version: Generated<number>;
}

/** A change of many entries at once. */
interface ChangesTable {
  id: string;
  entries: ColumnType<readonly ChangedEntry[], string, never>;
  created_at: Created;
  created_by: string;
  undone_at: Generated<Date | null>;
}

/** An entry as it was before a change. */
export interface ChangedEntry {
  readonly id: string;
  /** That the change left. */
  readonly version: number;
  readonly fields: EntryFields;
}

/** Terms agreed with a client from a day on; null: not agreed. */
interface TermsTable extends InColumns<TermsChange, typeof agreedColumns> {
  client_id: string;
  from_day: string;
  version: Generated<number>;
}
