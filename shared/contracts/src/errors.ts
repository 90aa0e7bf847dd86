import {
  type infer as Infer,
  int,
  object,
  optional,
  record,
  string,
  unknown,
  type ZodType,
} from 'zod';

/**
 * The body of every 4xx and 5xx. `message` is Spanish and says what to do; `fields` maps the path
 * of a field ("password", "lines.3.price") to its message (422 only); `retryAfterSeconds` repeats
 * the Retry-After header (429 and 503), for a countdown; `versions` are the sent and the stored one
 * after somebody else's change (409).
 */
export const errorBodySchema = object({
  message: string(),
  fields: optional(record(string(), string())),
  retryAfterSeconds: optional(int()),
  versions: optional(object({ yours: unknown(), current: unknown() })),
});
export type ErrorBody = Infer<typeof errorBodySchema>;

/** The answer of 409 to a change: what was sent, and what is stored now. */
export const conflictAnswer = <Yours extends ZodType, Current extends ZodType>(
  yours: Yours,
  current: Current,
) => object({ message: string(), versions: object({ yours, current }) });
