import {
  array,
  boolean,
  coerce,
  enum as enumOf,
  type infer as Infer,
  int,
  iso,
  nullable,
  object,
  optional,
  strictObject,
  string,
  uuid,
} from 'zod';
import { conflictAnswer } from '../errors';
import { idField } from '../ids';
import { listAnswer, listQuery } from '../lists';
import { exactDecimal, line, oneOf, optionalLine } from '../rules';
import { expiryWindows, powerControls, tariffs, territories } from './supply';

const pointTypeField = int().min(1, 'Elige un tipo de punto').max(5, 'Elige un tipo de punto');

const supplyPointFields = {
  /** The API checks its letters; 20 or 22 characters, however they are typed. */
  cups: line('El CUPS', 40),
  alias: optionalLine(120),
  address: optionalLine(200),
  municipality: optionalLine(120),
  province: optionalLine(60),
  postcode: optionalLine(5).regex(/^(\d{5})?$/, 'El código postal son 5 cifras'),
  territory: oneOf(territories, 'Elige un territorio'),
  distributor: optionalLine(120),
  /** 1 to 5: proposed from the powers, but a person who pays for a better meter has another. */
  pointType: pointTypeField,
  /** kV as text; null: unknown. */
  voltageKv: nullable(exactDecimal({ maxDecimals: 3, max: 1_000, unit: 'kV' })),
  powerControl: oneOf(powerControls, 'Elige cómo se controla la potencia'),
};

/** The contract in force, as lists show it. */
const currentContractSchema = object({
  id: uuid(),
  supplier: string(),
  tariff: enumOf(tariffs),
  from: iso.date(),
  to: nullable(iso.date()),
});

/**
 * Data are late when they end so many days ago: a reading spans a month, and an invoice or the
 * distributor's file may come two weeks after it.
 */
export const lateDataDays = 45;

/**
 * The state of a point's data, the gravest first: none, late, with days missing in between, or
 * complete.
 */
export const dataStates = ['none', 'late', 'holes', 'current'] as const;
export type DataState = (typeof dataStates)[number];

/** The filters of lists. `outdated`: none or late; `holes`: late ones, too. */
export const dataFilters = ['outdated', 'none', 'late', 'holes', 'current'] as const;
export type DataFilter = (typeof dataFilters)[number];

/** The days whose consumption is known, from load curve and monthly readings together. */
const pointDataSchema = object({
  state: enumOf(dataStates),
  /** The first and last day with any data; null: none. */
  firstDay: nullable(iso.date()),
  lastDay: nullable(iso.date()),
  /** Days between them, in the last 24 months, that are not wholly known. */
  missingDays: int(),
  /** The latest of these, at most five stretches, both days included, in order. */
  gaps: array(object({ from: iso.date(), to: iso.date() })),
});

/** A supply point, as staff see it. `version` counts its changes. */
export const supplyPointSchema = object({
  id: uuid(),
  clientId: uuid(),
  clientName: string(),
  cups: string(),
  alias: string(),
  address: string(),
  municipality: string(),
  province: string(),
  postcode: string(),
  territory: enumOf(territories),
  /** Its name; empty: unknown. */
  distributor: string(),
  /** Its four digits, from the CUPS. */
  distributorCode: string(),
  pointType: int(),
  voltageKv: nullable(string()),
  powerControl: enumOf(powerControls),
  archived: boolean(),
  version: int(),
  createdAt: iso.datetime(),
  /** null: none is in force today. */
  contract: nullable(currentContractSchema),
  data: pointDataSchema,
});
export type SupplyPoint = Infer<typeof supplyPointSchema>;

/** `GET api/points`. The search looks in CUPS, alias, address and the client's name and NIF. */
export const supplyPointQuerySchema = listQuery(['cups', 'alias', 'client', 'expiry', 'created'], {
  clientId: optional(idField),
  territory: optional(enumOf(territories)),
  tariff: optional(enumOf(tariffs)),
  pointType: optional(coerce.number().int().min(1).max(5)),
  state: optional(enumOf(['active', 'archived'])),
  expiringDays: optional(enumOf(expiryWindows)),
  data: optional(enumOf(dataFilters)),
});
export type SupplyPointQuery = Infer<typeof supplyPointQuerySchema>;
export const supplyPointListSchema = listAnswer(supplyPointSchema);
export type SupplyPointListAnswer = Infer<typeof supplyPointListSchema>;

/**
 * `GET api/points/attention`: the number of active points, and how many need attention. Each
 * number is the total of a list: `expiringDays`, or `data`.
 */
export const supplyPointAttentionSchema = object({
  total: int(),
  expiring: object({ 30: int(), 60: int(), 90: int() }),
  /** `none` and `late` together. */
  outdated: int(),
  none: int(),
  late: int(),
  holes: int(),
});
export type SupplyPointAttention = Infer<typeof supplyPointAttentionSchema>;

/** `POST api/points`, answered with 201 and the point. */
export const newSupplyPointSchema = strictObject({ clientId: idField, ...supplyPointFields });
export type NewSupplyPoint = Infer<typeof newSupplyPointSchema>;

/** `PATCH api/points/:id`, as with clients. */
export const supplyPointChangeSchema = strictObject({ version: int() }).extend(
  strictObject(supplyPointFields).partial().shape,
);
export type SupplyPointChange = Infer<typeof supplyPointChangeSchema>;

/** The answer of 409: what was sent, and the point as it is now. */
export const supplyPointConflictSchema = conflictAnswer(supplyPointChangeSchema, supplyPointSchema);
export type SupplyPointConflict = Infer<typeof supplyPointConflictSchema>;
