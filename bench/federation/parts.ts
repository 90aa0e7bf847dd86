import type { Servers } from './servers';
import type { Bench } from './timed';

/** What is needed to measure. */
export interface FederationBench {
  /** The repository, built. */
  readonly root: string;
  /** The browser's program. */
  readonly program: string;
  /** Ends it before its end: what is measured then fails. */
  readonly stop: AbortSignal;
  /** Says what is being done. */
  readonly say: (text: string) => void;
}

/** What a measurement works with, until it ends. */
export interface BenchParts {
  readonly bench: Bench;
  readonly servers: Servers;
  /** Thrown away afterwards. */
  readonly folder: string;
}
