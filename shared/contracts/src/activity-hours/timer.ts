import { newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { idField } from '../ids';
import { entrySchema, namedSchema } from './entries';
import { entryRecord } from './entryRecord';

const timerSchema = z.object({
  startedAt: z.iso.datetime(),
  client: namedSchema,
  activity: namedSchema,
  note: z.string(),
});
export type Timer = z.infer<typeof timerSchema>;

/** `GET api/hours/timer`: one's own; null: none runs. `DELETE` discards it. */
export const timerAnswerSchema = z.object({ timer: z.nullable(timerSchema) });
export type TimerAnswer = z.infer<typeof timerAnswerSchema>;

/** `PUT api/hours/timer` starts it. While one runs, also in another tab: 409, see `TimerConflict`. */
export const timerStartSchema = z.strictObject({
  clientId: z.uuid('Elige un cliente').toLowerCase(),
  activityId: z.uuid('Elige una actividad').toLowerCase(),
  ...newShape({ note: entryRecord.fields.note }),
});
export type TimerStart = z.infer<typeof timerStartSchema>;

/** The answer of 409: `versions.current` is the one that runs. */
export const timerConflictSchema = z.object({
  message: z.string(),
  versions: z.object({ yours: timerStartSchema, current: timerSchema }),
});
export type TimerConflict = z.infer<typeof timerConflictSchema>;

/** More than anybody forgets a timer. */
export const mostTimerDays = 62;

/**
 * `POST api/hours/timer/stop`: an entry for each local day that it covers, in order, under these
 * ids. More ids than days do no harm. The same request again answers the same entries.
 */
export const timerStopSchema = z.strictObject({
  ids: z
    .array(idField)
    .min(1)
    .max(mostTimerDays, `Un temporizador abarca como mucho ${mostTimerDays} días: descártalo`),
});
export type TimerStop = z.infer<typeof timerStopSchema>;
export const timerStopAnswerSchema = z.object({ entries: z.array(entrySchema) });
export type TimerStopAnswer = z.infer<typeof timerStopAnswerSchema>;
