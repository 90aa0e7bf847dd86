import {
  enum as enumOf,
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
import { listAnswer, pageFields, searchField } from './lists';

/** What can be done to an account. One request is one entry: the weightiest word for it. */
const accountActions = [
  'user-created',
  'user-changed',
  'role-changed',
  'user-deactivated',
  'user-reactivated',
  'password-reset',
  'password-changed',
  'sessions-closed',
] as const;
export type AccountAction = (typeof accountActions)[number];

/** What can be done to clients, their supply points, and the contracts of those. */
const supplyActions = [
  'client-created',
  'client-changed',
  'client-archived',
  'client-restored',
  'client-deleted',
  'supply-point-created',
  'supply-point-changed',
  'supply-point-archived',
  'supply-point-restored',
  'supply-point-deleted',
  'supply-points-imported',
  'supply-points-import-undone',
  'contract-created',
  'contract-changed',
  'contract-deleted',
  'curve-import-confirmed',
  'curve-import-undone',
  'readings-added',
  'reading-changed',
  'reading-deleted',
] as const;

/** What can be done to the table of regulated parameters. */
const parameterActions = ['parameters-changed'] as const;
export type ParameterAction = (typeof parameterActions)[number];

export const auditActions = [...accountActions, ...supplyActions, ...parameterActions] as const;
export type AuditAction = (typeof auditActions)[number];

/** Somebody as they were called at that moment. */
const personSchema = object({ id: uuid(), name: string(), email: string() });

/** Who did what to whom, or to what. Entries are never changed or deleted. */
export const auditEntrySchema = object({
  id: uuid(),
  at: iso.datetime(),
  action: enumOf(auditActions),
  /** `null` = the command line (`npm run create-admin`, first start). */
  actor: nullable(personSchema),
  /**
   * The account, the client by its name, or the supply point by its CUPS (also when it was a
   * contract of it); only accounts have an e-mail, others an empty one.
   */
  subject: personSchema,
  /** The fields that changed, before and after; never a password. */
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
  action: optional(enumOf(auditActions)),
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
