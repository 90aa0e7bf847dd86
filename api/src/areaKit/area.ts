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

/** The results that such a change recomputes. */
interface TouchedCounts {
  readonly bills: number;
  readonly studies: number;
}

export interface AreaParts {
  readonly db: Kysely<Tables>;
  /** Connections reserved for uploads, however slow: other requests never wait for one of them. */
  readonly uploadDb: Kysely<Tables>;
  /** The clock; tests turn it. */
  readonly now: () => Date;
  readonly config: Pick<Config, 'loginFailuresPerMinute'>;
  /** Signs what only this product can have made. */
  readonly xsrfKey: string;
  /** Wakes the workers: a long job waits. */
  readonly wakeJobs: () => void;
  /** Counts the results that all areas would recompute. */
  readonly countTouched: (changed: readonly ChangedValues[]) => Promise<TouchedCounts>;
  /** Runs work that occupies the processor long enough to delay other requests. */
  readonly computing: Computing;
}

export type ServiceParts = Pick<AreaParts, 'db' | 'now'>;
export type ComputingParts = ServiceParts & Pick<AreaParts, 'computing'>;

/** A change of the schema. It has run somewhere: it is never changed again. */
export interface AreaMigration extends Migration {
  /** Migrations of other areas whose tables it uses, by name. Those of one area run in order. */
  readonly needs?: readonly string[];
}

/** An owner's contribution to the API. `Table` names its tables, which its `tables.ts` declares. */
export interface Area<Table extends string = string> {
  /** No other area writes in them. */
  readonly tables: readonly Table[];
  readonly routes: (parts: AreaParts) => readonly FastifyPluginCallbackZod[];
  /**
   * Keyed by name: the day and the subject, `2026-12-01-invoices`, so that two teams never take the same
   * number.
   */
  readonly migrations: Readonly<Record<string, AreaMigration>>;
  readonly auditWords: readonly AuditWords[];
  /** The routes' addresses in the previous release: sections of that release still call them. */
  readonly formerAddresses?: readonly FormerAddress[];
  readonly jobs?: readonly JobKind[];
  /** Counts the area's results that changed regulated values would recompute. Read-only. */
  readonly countTouched?: (
    db: Kysely<Tables>,
    changed: readonly ChangedValues[],
  ) => Promise<Partial<TouchedCounts>>;
  /** Computations that other threads run for its routes, each with an input of its own. */
  readonly computations?: readonly Computation<never, unknown>[];
  /** Deletes what has had no effect for a while. */
  readonly tidy?: (db: Kysely<Tables>, now: Date) => Promise<void>;
}
