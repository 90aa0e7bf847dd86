import type { Servers } from './servers';
import type { Bench } from './timed';

export interface FederationBench {
  /** The repository, built. */
  readonly root: string;
  /** The browser's program. */
  readonly program: string;
  /** Aborts it: its measurements then fail. */
  readonly stop: AbortSignal;
  readonly say: (text: string) => void;
}

export interface BenchParts {
  readonly bench: Bench;
  readonly servers: Servers;
  /** Thrown away afterwards. */
  readonly folder: string;
}
