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
 * What was done, as the area that wrote it calls it: `client-created`. Text of a known form and no list:
 * an API that is older than an entry tells of it all the same.
 */
const actionSchema = string().regex(/^[a-z]+(-[a-z]+)*$/);

/** Somebody as they were called at that moment. */
const personSchema = object({ id: uuid(), name: string(), email: string() });

/** A field that changed, in words; null = there was nothing. */
const changeSchema = object({
  field: string(),
  before: nullable(string()),
  after: nullable(string()),
});
export type AuditChange = Infer<typeof changeSchema>;

/** Who did what to whom, or to what. Entries are never changed or deleted. */
export const auditEntrySchema = object({
  id: uuid(),
  at: iso.datetime(),
  action: actionSchema,
  /** The action in words. */
  label: string(),
  /** `null` = the command line (`npm run create-admin`, first start). */
  actor: nullable(personSchema),
  /**
   * The account, the client by its name, or the supply point by its CUPS (also when it was a
   * contract of it); only accounts have an e-mail, others an empty one.
   */
  subject: personSchema,
  /** Whether the subject is an account, which has a page. */
  isAboutAccount: boolean(),
  /** What changed, in the words of the area that wrote it. */
  changes: array(changeSchema),
  /** As it was written down, for sections that are older than `changes`; never a password. */
  before: nullable(record(string(), unknown())),
  after: nullable(record(string(), unknown())),
});
export type AuditEntry = Infer<typeof auditEntrySchema>;

const dayField = optional(iso.date('Escribe una fecha como 2026-01-31'));

/** `GET api/audit`, the newest first. */
export const auditQuerySchema = strictObject({
  ...pageFields,
  /** Words of the name or e-mail of whoever did it or of what it was done to. */
  q: searchField,
  action: optional(actionSchema),
  /** Only what was done to this account, client or supply point. */
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

/** `GET api/audit/actions`: what can have been done, to choose from, in the order of the areas. */
export const auditActionsSchema = object({
  actions: array(object({ action: actionSchema, label: string() })),
});
export type AuditActionsAnswer = Infer<typeof auditActionsSchema>;
