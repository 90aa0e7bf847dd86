import type { Token } from '@vatio/contracts/session';
import type { Browser } from './browser/browser';
import type { Servers } from './servers';
import type { Variants } from './variants';

export interface FederationBench {
  /** The repository, built. */
  readonly root: string;
  /** The browser's program. */
  readonly program: string;
  /** Aborts it: its measurements then fail. */
  readonly stop: AbortSignal;
  readonly say: (text: string) => void;
}

/** The browser, addresses and session with which pages are opened. */
export interface Bench {
  readonly browser: Browser;
  readonly variants: Variants;
  readonly token: Token;
}

export interface BenchParts {
  readonly bench: Bench;
  readonly servers: Servers;
}
