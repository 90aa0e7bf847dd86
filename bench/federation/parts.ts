import type { Servers } from './servers';
import type { Bench } from './timed';

/** The inputs of the measurement. */
export interface FederationBench {
  /** The repository, built. */
  readonly root: string;
  /** The browser's program. */
  readonly program: string;
  /** Aborts it: its measurements then fail. */
  readonly stop: AbortSignal;
  /** Says what is being done. */
  readonly say: (text: string) => void;
}

/** The tools of a measurement. */
export interface BenchParts {
  readonly bench: Bench;
  readonly servers: Servers;
  /** Thrown away afterwards. */
  readonly folder: string;
}
