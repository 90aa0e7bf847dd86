import { boolean, type infer as Infer, number, object, optional, record, string, union } from 'zod';

/** The longest body that the composition server takes, in bytes. */
export const errorReportLimit = 16_384;

/** The body of `POST /error-reports`: a failure in a page, and the team behind it. */
export const errorReportSchema = object({
  message: string().min(1).max(1000),
  stack: optional(string().max(8000)),
  /** The page's path, without query and hash. */
  path: string().max(500),
  /** The section where it happened; left out = the host. */
  section: optional(string().max(100)),
  version: optional(string().max(100)),
  /** The team to call. */
  owner: optional(string().max(100)),
  /** What the person sees and can read out. */
  incident: optional(string().max(20)),
  /** Other facts: the kind of failure, the operation. */
  context: optional(record(string().max(100), union([string().max(1000), number(), boolean()]))),
});
export type ErrorReport = Infer<typeof errorReportSchema>;
