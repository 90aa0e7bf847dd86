import type { Named } from '@vatio/contracts/activity-hours/entries';

/** The subject of hours: a line of the week, and what a timer counts. */
export interface Row {
  readonly client: Named;
  readonly activity: Named;
}
