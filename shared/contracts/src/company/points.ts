import { sortNamesOf } from '@vatio/records/record';
import { answerShape, changeSchema, newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { idField } from '../ids';
import { listAnswer, listQuery } from '../lists';
import { pointRecord } from './pointRecord';
import { expiryWindows, tariffs, territories } from './supply';

const currentContractSchema = z.object({
  id: z.uuid(),
  supplier: z.string(),
  tariff: z.enum(tariffs),
  from: z.iso.date(),
  to: z.nullable(z.iso.date()),
});

/**
 * Data are late when they end this number of days ago: a reading spans a month, and an invoice or the
 * distributor's file may arrive two weeks after it.
 */
export const lateDataDays = 45;

/** The state of a point's data, the gravest first; `holes`: days are missing in between. */
export const dataStates = ['none', 'late', 'holes', 'current'] as const;
export type DataState = (typeof dataStates)[number];

/** The filters of lists. `outdated`: none or late; `holes`: includes late data. */
export const dataFilters = ['outdated', 'none', 'late', 'holes', 'current'] as const;
export type DataFilter = (typeof dataFilters)[number];

/** The days whose consumption is known, from load curve and monthly readings together. */
const pointDataSchema = z.object({
  state: z.enum(dataStates),
  /** The first and last day with any data; null: none. */
  firstDay: z.nullable(z.iso.date()),
  lastDay: z.nullable(z.iso.date()),
  /** Days between them, in the last 24 months, that are not wholly known. */
  missingDays: z.int(),
  /** The latest of these, at most five stretches, both days included, in order. */
  gaps: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
});

/** A supply point, as staff see it. `version` counts its changes. */
export const supplyPointSchema = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  ...answerShape(pointRecord.fields),
  /** The four digits of its distributor, from the CUPS. */
  distributorCode: z.string(),
  archived: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** null: none is in force today. */
  contract: z.nullable(currentContractSchema),
  data: pointDataSchema,
});
export type SupplyPoint = z.infer<typeof supplyPointSchema>;

/** `GET api/points`. The search looks in CUPS, alias, address and the client's name and NIF. */
export const supplyPointQuerySchema = listQuery(
  [...sortNamesOf(pointRecord), 'client', 'expiry', 'created'],
  {
    clientId: z.optional(idField),
    territory: z.optional(z.enum(territories)),
    tariff: z.optional(z.enum(tariffs)),
    pointType: z.optional(z.coerce.number().int().min(1).max(5)),
    state: z.optional(z.enum(['active', 'archived'])),
    expiringDays: z.optional(z.enum(expiryWindows)),
    data: z.optional(z.enum(dataFilters)),
  },
);
export type SupplyPointQuery = z.infer<typeof supplyPointQuerySchema>;
export const supplyPointListSchema = listAnswer(supplyPointSchema);
export type SupplyPointListAnswer = z.infer<typeof supplyPointListSchema>;

/**
 * `GET api/points/attention`: the number of active points, and how many need attention. Each
 * number is the total of a list: `expiringDays`, or `data`.
 */
export const supplyPointAttentionSchema = z.object({
  total: z.int(),
  expiring: z.object({ 30: z.int(), 60: z.int(), 90: z.int() }),
  /** `none` and `late` together. */
  outdated: z.int(),
  none: z.int(),
  late: z.int(),
  holes: z.int(),
});
export type SupplyPointAttention = z.infer<typeof supplyPointAttentionSchema>;

/** `POST api/points`, answered with 201 and the point. */
export const newSupplyPointSchema = z.strictObject({
  clientId: z.uuid('Elige un cliente de la lista').toLowerCase(),
  ...newShape(pointRecord.fields),
});
export type NewSupplyPoint = z.infer<typeof newSupplyPointSchema>;

/** `PATCH api/points/:id`, as with clients. */
export const supplyPointChangeSchema = changeSchema(pointRecord.fields);
export type SupplyPointChange = z.infer<typeof supplyPointChangeSchema>;

/** The answer of 409: what was sent, and the point as it is now. */
export const supplyPointConflictSchema = conflictAnswer(supplyPointChangeSchema, supplyPointSchema);
export type SupplyPointConflict = z.infer<typeof supplyPointConflictSchema>;
