import * as z from 'zod';

/** The longest body that the composition server takes, in bytes. */
export const errorReportLimit = 16_384;

/** The body of `POST /error-reports`: a failure in a page, and the team behind it. */
export const errorReportSchema = z.object({
  message: z.string().min(1).max(1000),
  stack: z.optional(z.string().max(8000)),
  /** The page's path, without query and hash. */
  path: z.string().max(500),
  /** The section where it happened; left out = the host. */
  section: z.optional(z.string().max(100)),
  version: z.optional(z.string().max(100)),
  /** The team to call. */
  owner: z.optional(z.string().max(100)),
  /** The code that the person sees and can read out. */
  incident: z.optional(z.string().max(20)),
  /** Other facts: the kind of failure, the operation. */
  context: z.optional(
    z.record(z.string().max(100), z.union([z.string().max(1000), z.number(), z.boolean()])),
  ),
});
export type ErrorReport = z.infer<typeof errorReportSchema>;
