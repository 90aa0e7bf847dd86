import { line } from '@vatio/records/rules';
import * as z from 'zod';
import { attachmentMediaTypes } from './billWords';

export const maxAttachmentBytes = 10 * 1024 ** 2;

/** The file beside a bill, without its bytes: those are at `GET api/bills/:id/attachment`. */
export const attachmentSchema = z.object({
  /** The name, with the extension of its type. */
  fileName: z.string(),
  /** The type recognised from its content. */
  mediaType: z.enum(attachmentMediaTypes),
  sizeBytes: z.int(),
  addedAt: z.iso.datetime(),
  addedBy: z.string(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/**
 * `PUT api/bills/:id/attachment`: the body is the file as it is. It replaces the one before, and counts
 * as a change of the bill. `POST …/attachment/delete` takes it away for good.
 */
export const newAttachmentQuerySchema = z.strictObject({
  fileName: line('El nombre del fichero', 200),
  /** The bill's version. */
  version: z.coerce.number().int(),
});
export type NewAttachment = z.infer<typeof newAttachmentQuerySchema>;
