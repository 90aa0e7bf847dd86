import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { listAnswer, listQuery } from '../lists';
import { line, oneOf, optionalEmailAddress, optionalLine, optionalText } from '../rules';
import { expiryWindows } from './supply';

/** A client's legal status: a self-employed person is one in the RETA. */
export const clientKinds = ['person', 'selfEmployed', 'microenterprise', 'company'] as const;
export type ClientKind = (typeof clientKinds)[number];

/** null: unknown. A request of an older section does not have it. */
const kind = z.nullable(oneOf(clientKinds, 'Elige un tipo de cliente'));

/** Optional texts are empty when unknown. */
const clientFields = {
  name: line('La razón social', 200),
  /** The API checks its control character. */
  taxId: line('El NIF', 20),
  /** CNAE, four digits. */
  activityCode: optionalLine(4).regex(/^(\d{4})?$/, 'El CNAE son 4 cifras'),
  contactName: optionalLine(120),
  contactEmail: optionalEmailAddress(),
  phone: optionalLine(30),
  notes: optionalText(4_000),
  /**
   * Hours of a month, in minutes, until terms with a day are agreed in Tiempo de gestión (`hours/terms`):
   * from then on those hold. null: none.
   */
  monthlyBudgetMinutes: z.nullable(z.int().min(0).max(60_000)),
};

/** A client, as staff see it. `version` counts its changes; instants are ISO 8601 in UTC. */
export const clientSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  taxId: z.string(),
  activityCode: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  phone: z.string(),
  notes: z.string(),
  monthlyBudgetMinutes: z.nullable(z.int()),
  kind: z.nullable(z.enum(clientKinds)),
  archived: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** Supply points that are not archived. */
  supplyPointCount: z.int(),
  /** The first end of a contract in force at points not archived; null when none of them ends. */
  nextExpiry: z.nullable(z.iso.date()),
});
export type Client = z.infer<typeof clientSchema>;

/** `GET api/clients`. The search looks in the name, the NIF and the CUPS of the client's points. */
export const clientQuerySchema = listQuery(
  ['name', 'taxId', 'supplyPoints', 'nextExpiry', 'created'],
  {
    state: z.optional(z.enum(['active', 'archived'])),
    /** Clients with a contract that ends within this number of days. */
    expiringDays: z.optional(z.enum(expiryWindows)),
  },
);
export type ClientQuery = z.infer<typeof clientQuerySchema>;
export const clientListSchema = listAnswer(clientSchema);
export type ClientListAnswer = z.infer<typeof clientListSchema>;

/** `POST api/clients`, answered with 201 and the client. */
export const newClientSchema = z.strictObject({ ...clientFields, kind: kind.default(null) });
export type NewClient = z.infer<typeof newClientSchema>;

/**
 * `PATCH api/clients/:id`: the changed fields, and the version they were made on. Answers 409 with both
 * versions after another person's change.
 */
export const clientChangeSchema = z
  .strictObject({ version: z.int() })
  .extend(z.strictObject({ ...clientFields, kind }).partial().shape);
export type ClientChange = z.infer<typeof clientChangeSchema>;

/** The answer of 409: what was sent, and the client as it is now. */
export const clientConflictSchema = conflictAnswer(clientChangeSchema, clientSchema);
export type ClientConflict = z.infer<typeof clientConflictSchema>;
