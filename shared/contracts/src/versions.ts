import * as z from 'zod';

/**
 * The basis of a decision: the version that the person saw. 409 when there is another one by now. Left out
 * by sections of the release before, which decide about the current version, whatever it is.
 */
export const seenVersionSchema = z.strictObject({ version: z.optional(z.int()) });
export type SeenVersion = z.infer<typeof seenVersionSchema>;

/** The same of a `DELETE`, which has no body: `?version=3`. */
export const seenVersionQuerySchema = z.strictObject({
  version: z.optional(z.coerce.number().int()),
});
