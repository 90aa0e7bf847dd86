import * as z from 'zod';

/**
 * Why a session may not do this yet (403). A given password must be changed first; the role asks for a
 * second factor; the change asks for the password again. The page opens what mends it.
 */
const refusalCodes = ['password_change_needed', 'second_factor_needed', 'password_needed'] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/**
 * The body of every 4xx and 5xx. `message` is Spanish and says what to do; `fields` maps the path of a
 * field ("password", "lines.3.price") to its message (422 only); `retryAfterSeconds` repeats the
 * Retry-After header (429 and 503), for a countdown; `versions` are the sent and the stored one after
 * another person's change (409); `code` is for the page (403).
 */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.optional(z.enum(refusalCodes)),
  fields: z.optional(z.record(z.string(), z.string())),
  retryAfterSeconds: z.optional(z.int()),
  versions: z.optional(z.object({ yours: z.unknown(), current: z.unknown() })),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The answer of 409 to a change: what was sent, and what is stored now. */
export const conflictAnswer = <Yours extends z.ZodType, Current extends z.ZodType>(
  yours: Yours,
  current: Current,
) => z.object({ message: z.string(), versions: z.object({ yours, current }) });
