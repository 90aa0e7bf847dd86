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
