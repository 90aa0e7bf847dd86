import {
  array,
  boolean,
  type infer as Infer,
  iso,
  nullable,
  object,
  optional,
  record,
  strictObject,
  string,
  unknown,
  uuid,
} from 'zod';
import { listAnswer, pageFields, searchField } from '../lists';

/**
 * An action, in the words of its area: `client-created`. Any text of this form, so that an API
 * older than an entry can still show it.
 */
const actionSchema = string().regex(/^[a-z]+(-[a-z]+)*$/);

/** A person under the name of that moment. */
const personSchema = object({ id: uuid(), name: string(), email: string() });

/** A changed field, in words; null = nothing. */
const changeSchema = object({
  field: string(),
  before: nullable(string()),
  after: nullable(string()),
});
export type AuditChange = Infer<typeof changeSchema>;

/** Who did what to whom, or to what. Entries never change. */
export const auditEntrySchema = object({
  id: uuid(),
  at: iso.datetime(),
  action: actionSchema,
  /** The action in words. */
  label: string(),
  /** `null` = the command line (`npm run create-admin`, first start). */
  actor: nullable(personSchema),
  /**
   * The account, the client by name, or the supply point by CUPS (also for its contracts); only
   * accounts have an e-mail, for others it is empty.
   */
  subject: personSchema,
  /** Whether the subject is an account, which has a page. */
  isAboutAccount: boolean(),
  /** The changes, in the words of their area. */
  changes: array(changeSchema),
  /** The stored form, for sections older than `changes`; never a password. */
  before: nullable(record(string(), unknown())),
  after: nullable(record(string(), unknown())),
});
export type AuditEntry = Infer<typeof auditEntrySchema>;

const dayField = optional(iso.date('Escribe una fecha como 2026-01-31'));

/** `GET api/audit`, the newest first. */
export const auditQuerySchema = strictObject({
  ...pageFields,
  /** Words of the name or e-mail of the actor or the subject. */
  q: searchField,
  action: optional(actionSchema),
  /** Only actions on this account, client or supply point. */
  subjectId: optional(uuid()),
  /** First and last day, in Europe/Madrid, both included. */
  from: dayField,
  to: dayField,
}).refine(({ from, to }) => !from || !to || from <= to, {
  path: ['to'],
  message: 'La fecha final no puede ser anterior a la inicial',
});
export type AuditQuery = Infer<typeof auditQuerySchema>;
export const auditListSchema = listAnswer(auditEntrySchema);
export type AuditListAnswer = Infer<typeof auditListSchema>;

/** `GET api/audit/actions`: all possible actions, for a choice, in the order of the areas. */
export const auditActionsSchema = object({
  actions: array(object({ action: actionSchema, label: string() })),
});
export type AuditActionsAnswer = Infer<typeof auditActionsSchema>;
