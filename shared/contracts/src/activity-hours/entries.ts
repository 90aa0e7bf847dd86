import { mostMinutes } from '@vatio/records/duration';
import { plausibleDay } from '@vatio/records/rules';
import { changeShape, newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { idField } from '../ids';
import { listAnswer, listQuery } from '../lists';
import { entryRecord } from './entryRecord';

/** Something under the name that people know. */
export const namedSchema = z.object({ id: z.uuid(), name: z.string() });
export type Named = z.infer<typeof namedSchema>;

/** Time of a person for a client. `version` counts its changes. */
export const entrySchema = z.object({
  id: z.uuid(),
  version: z.int(),
  user: namedSchema,
  /** The day in the company's time zone: `2026-01-31`. */
  date: z.iso.date(),
  client: namedSchema,
  activity: namedSchema,
  minutes: z.int(),
  isBillable: z.boolean(),
  /** May be empty. */
  note: z.string(),
  /** Alias, or CUPS. */
  point: z.nullable(namedSchema),
  /** «E-2026-0012» */
  study: z.nullable(namedSchema),
  /** Its number. */
  bill: z.nullable(namedSchema),
  /** «R-0012» */
  claim: z.nullable(namedSchema),
  /** True when its month is closed: the entry cannot change. */
  isLocked: z.boolean(),
});
export type Entry = z.infer<typeof entrySchema>;

const subject = z.nullable(idField);

const { date, note, isBillable } = entryRecord.fields;
const entryFields = {
  ...newShape({ date }),
  clientId: z.uuid('Elige un cliente').toLowerCase(),
  activityId: z.uuid('Elige una actividad').toLowerCase(),
  minutes: z
    .int('Escribe minutos enteros')
    .min(1, 'Escribe al menos 1 minuto')
    .max(mostMinutes, 'Como mucho 24 h'),
};
/** Each of the same client; null: none. */
const subjects = { pointId: subject, studyId: subject, billId: subject, claimId: subject };

/**
 * `POST api/hours/entries`, answered with 201 and the entry. Its id is made by the page: the same
 * request again answers the same entry; with other content, 409.
 */
export const newEntrySchema = z.strictObject({
  id: idField,
  /** Admins may write hours of others; left out: one's own. */
  userId: z.optional(idField),
  ...entryFields,
  /** Left out: as its activity says. */
  ...changeShape({ isBillable }),
  ...newShape({ note }),
  pointId: subject.default(null),
  studyId: subject.default(null),
  billId: subject.default(null),
  claimId: subject.default(null),
});
export type NewEntry = z.infer<typeof newEntrySchema>;
/** The entry as the page sends it. */
export type NewEntryRequest = z.input<typeof newEntrySchema>;

/**
 * `PATCH api/hours/entries/:id`: the changed fields, and the version they were made on. Answers 409
 * with both after another change, unless the entry is already as it was asked for.
 */
export const entryChangeSchema = z
  .strictObject({ version: z.int() })
  .extend(z.strictObject({ ...entryFields, ...subjects }).partial().shape)
  .extend(changeShape({ isBillable, note }));
export type EntryChange = z.infer<typeof entryChangeSchema>;

/** The answer of 409: what was sent, and the entry as it is now. */
export const entryConflictSchema = conflictAnswer(entryChangeSchema, entrySchema);
export type EntryConflict = z.infer<typeof entryConflictSchema>;

/**
 * `DELETE api/hours/entries/:id?version=1`, the version that the person saw; `POST …/restore` without a
 * body takes it back.
 */
export const versionQuerySchema = z.strictObject({ version: z.coerce.number().int() });

const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

/**
 * `GET api/hours/entries`, and with pages of `maxPageSize` its export. The search looks in notes and
 * the names of person, client, activity and point. Writers see their own.
 */
export const entryQuerySchema = listQuery(['date', 'user', 'client', 'activity', 'minutes'], {
  userId: z.optional(idField),
  clientId: z.optional(idField),
  pointId: z.optional(idField),
  studyId: z.optional(idField),
  billId: z.optional(idField),
  claimId: z.optional(idField),
  activityId: z.optional(idField),
  isBillable: z.optional(yesOrNo),
  /** Days, both included. */
  from: z.optional(plausibleDay()),
  to: z.optional(plausibleDay()),
});
export type EntryQuery = z.infer<typeof entryQuerySchema>;

/** The sums are of all pages. */
export const entryListSchema = listAnswer(entrySchema).extend({
  minutes: z.int(),
  billableMinutes: z.int(),
});
export type EntryListAnswer = z.infer<typeof entryListSchema>;
