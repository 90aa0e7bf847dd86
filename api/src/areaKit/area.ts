import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Kysely, Migration } from 'kysely';
import type { AuditWords } from '../audit/words';
import type { Computation, Computing } from '../computing/computation';
import type { Config } from '../config';
import type { Tables } from '../db/types';
import type { FormerAddress } from '../http/formerAddresses';
import type { JobKind } from '../jobs/kind';

/** Days on which regulated values change: of a tariff, or (null) of what every supply has. */
export interface ChangedValues {
  readonly tariff: string | null;
  readonly from: string;
  readonly to: string | null;
}

/** What is worked out anew after such a change. */
interface TouchedCounts {
  readonly bills: number;
  readonly studies: number;
}

export interface AreaParts {
  readonly db: Kysely<Tables>;
  /** For files while they come, however slowly: others wait for none of its connections. */
  readonly uploadDb: Kysely<Tables>;
  /** The clock; tests turn it. */
  readonly now: () => Date;
  readonly config: Pick<Config, 'loginFailuresPerMinute'>;
  /** Signs what only this product can have made. */
  readonly xsrfKey: string;
  /** Wakes the workers: a long job waits. */
  readonly wakeJobs: () => void;
  /** What all areas would work out anew. */
  readonly countTouched: (changed: readonly ChangedValues[]) => Promise<TouchedCounts>;
  /** For what takes the processor so long that others would wait. */
  readonly computing: Computing;
}

export type ServiceParts = Pick<AreaParts, 'db' | 'now'>;
export type ComputingParts = ServiceParts & Pick<AreaParts, 'computing'>;

/** A change of the schema. It has run somewhere: it is never changed again. */
export interface AreaMigration extends Migration {
  /** Migrations of other areas whose tables it uses, by name. Those of one area run in order. */
  readonly needs?: readonly string[];
}

/** What an owner brings to the API: `Table` names its tables, which its `tables.ts` declares. */
export interface Area<Table extends string = string> {
  /** No other area writes in them. */
  readonly tables: readonly Table[];
  readonly routes: (parts: AreaParts) => readonly FastifyPluginCallbackZod[];
  /** By name: the day and what it is about, `2026-12-01-invoices`, so that two teams never take one number. */
  readonly migrations: Readonly<Record<string, AreaMigration>>;
  readonly auditWords: readonly AuditWords[];
  /** Where its routes were in the release before: sections of that release still call them. */
  readonly formerAddresses?: readonly FormerAddress[];
  readonly jobs?: readonly JobKind[];
  /** What it works out with regulated values that would be worked out anew. It writes nothing. */
  readonly countTouched?: (
    db: Kysely<Tables>,
    changed: readonly ChangedValues[],
  ) => Promise<Partial<TouchedCounts>>;
  /** What other threads compute for its routes: each takes an input of its own. */
  readonly computations?: readonly Computation<never, unknown>[];
  /** Deletes what has had no effect for a while. */
  readonly tidy?: (db: Kysely<Tables>, now: Date) => Promise<void>;
}
