import { storedActivityRecord } from '@vatio/contracts/activity-hours/activityRecord';
import { agreedRecord } from '@vatio/contracts/activity-hours/agreedRecord';
import { columnsOf } from '../../records/columns';

/** The columns of what is agreed with a client. */
export const agreedColumns = columnsOf(agreedRecord.fields);

/** Those of an activity. */
export const activityColumns = columnsOf(storedActivityRecord.fields);

/** The fields of an entry that people edit, each with its column. Days are text, `2026-01-31`. */
export const entryColumns = {
  date: 'day',
  clientId: 'client_id',
  activityId: 'activity_id',
  minutes: 'minutes',
  isBillable: 'is_billable',
  note: 'note',
  pointId: 'supply_point_id',
  studyId: 'study_id',
  billId: 'bill_id',
  claimId: 'claim_id',
} as const;
