import * as z from 'zod';
import { listAnswer, pageFields, searchField } from '../lists';

/**
 * An action, in the words of its area: `client-created`. Any text of this form, so that an API
 * older than an entry can still show it.
 */
const actionSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** A person under the name of that moment. */
const personSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string() });

/** A changed field, in words; null = empty. */
const changeSchema = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type AuditChange = z.infer<typeof changeSchema>;

/** An action, its author and its subject. Entries never change. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: actionSchema,
  label: z.string(),
  /** `null` = the command line (`npm run create-admin`, first start). */
  actor: z.nullable(personSchema),
  /**
   * The account, the client by name, or the supply point by CUPS (also for its contracts); only
   * accounts have an e-mail, for others it is empty.
   */
  subject: personSchema,
  /** True when the subject is an account, which has a page. */
  isAboutAccount: z.boolean(),
  changes: z.array(changeSchema),
  /** The stored form, for sections older than `changes`; never a password. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const dayField = z.optional(z.iso.date('Escribe una fecha como 2026-01-31'));

/** `GET api/audit`, the newest first. */
export const auditQuerySchema = z
  .strictObject({
    ...pageFields,
    /** Words of the name or e-mail of the actor or the subject. */
    q: searchField,
    action: z.optional(actionSchema),
    /** Only actions on this account, client or supply point. */
    subjectId: z.optional(z.uuid()),
    /** First and last day, in Europe/Madrid, both included. */
    from: dayField,
    to: dayField,
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'La fecha final no puede ser anterior a la inicial',
  });
export type AuditQuery = z.infer<typeof auditQuerySchema>;
export const auditListSchema = listAnswer(auditEntrySchema);
export type AuditListAnswer = z.infer<typeof auditListSchema>;

/** `GET api/audit/actions`: all possible actions, for a choice, in the order of the areas. */
export const auditActionsSchema = z.object({
  actions: z.array(z.object({ action: actionSchema, label: z.string() })),
});
export type AuditActionsAnswer = z.infer<typeof auditActionsSchema>;
