import * as z from 'zod';
import { idField } from '../ids';

export const mostBulkEntries = 1000;

/** `POST api/hours/entries/bulk`: all of them change, or none does. */
export const entryBulkSchema = z.strictObject({
  ids: z
    .array(idField)
    .min(1, 'Elige al menos un apunte')
    .max(mostBulkEntries, 'Cambia como mucho 1.000 apuntes a la vez'),
  change: z.union([
    z.strictObject({ activityId: idField }),
    /** Clears the entries' point, study, bill and claim: those belong to another client. */
    z.strictObject({ clientId: idField }),
    z.strictObject({ isBillable: z.boolean() }),
    z.strictObject({ deleted: z.literal(true) }),
  ]),
});
export type EntryBulk = z.infer<typeof entryBulkSchema>;

/** `changed`: how many were not so already. */
export const entryBulkAnswerSchema = z.object({ undoId: z.uuid(), changed: z.int() });
export type EntryBulkAnswer = z.infer<typeof entryBulkAnswerSchema>;

/** `POST api/hours/entries/bulk/:undoId/undo`: those that changed since stay as they are. */
export const bulkUndoParamsSchema = z.strictObject({ undoId: idField });
export const bulkUndoAnswerSchema = z.object({ undone: z.int(), kept: z.int() });
export type BulkUndoAnswer = z.infer<typeof bulkUndoAnswerSchema>;
