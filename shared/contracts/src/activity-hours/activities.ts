import { answerShape, changeSchema, newSchema } from '@vatio/records/schemas';
import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { activityRecord, storedActivityRecord } from './activityRecord';

/**
 * A kind of work that hours are spent on. An archived activity stays where it was used and can no longer be
 * chosen.
 */
export const activitySchema = z.object({
  id: z.uuid(),
  /** `isBillable`: new entries of it are billable by default. */
  ...answerShape(storedActivityRecord.fields),
  version: z.int(),
});
export type Activity = z.infer<typeof activitySchema>;

/** `GET api/hours/activities`: all of them, by name, those in use first. */
export const activityListSchema = z.object({ rows: z.array(activitySchema) });
export type ActivityList = z.infer<typeof activityListSchema>;

/** `POST api/hours/activities`, answered with 201 and the activity. */
export const newActivitySchema = newSchema(activityRecord.fields);
export type NewActivity = z.infer<typeof newActivitySchema>;

/** `PATCH api/hours/activities/:id`: the changed fields, and the version they were made on. */
export const activityChangeSchema = changeSchema(storedActivityRecord.fields);
export type ActivityChange = z.infer<typeof activityChangeSchema>;

/** The answer of 409: what was sent, and the activity as it is now. */
export const activityConflictSchema = conflictAnswer(activityChangeSchema, activitySchema);
export type ActivityConflict = z.infer<typeof activityConflictSchema>;
