import type { Kysely } from 'kysely';
import { isDatabaseAway } from '../../../../db/availability';
import type { Tables } from '../../../../db/types';
import { codeOf, messageOf } from '../../../../errorFacts';
import type { EventLog } from '../../../../eventLog';
import { checkStep } from './checkStep';
import { endImport, type HeldImport, holdImport, holdNext } from './job';
import {
  checkpointOf,
  countAttempt,
  forgiveAttempt,
  ImportCancelled,
  ImportInterrupted,
} from './progress';
import { writeStep } from './writeStep';

/** A step that ends neither well nor badly so often is not tried again. */
const maxAttempts = 3;

const givenUp = {
  queued: {
    state: 'unreadable',
    message:
      'No se ha podido leer el fichero después de varios intentos: divídelo en partes más pequeñas y súbelas otra vez.',
  },
  confirmed: {
    state: 'cancelled',
    message:
      'No se ha podido guardar después de varios intentos, y no se ha cambiado nada. Vuelve a subir el fichero.',
  },
} as const;

interface ImportRunnerParts {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  readonly log: EventLog;
}

/**
 * Works at the imports that wait, a step after the other. Any number of processes may do so at
 * once: each step is held by one of them, by a lock that goes with its connection.
 */
export class ImportRunner {
  readonly #parts: ImportRunnerParts;
  readonly #stop = new AbortController();
  /** Whose step the database interrupted. */
  readonly #interrupted = new Set<string>();

  constructor(parts: ImportRunnerParts) {
    this.#parts = parts;
  }

  /** Interrupts the present step: nothing of it stays, and another run does it again. */
  stop(): void {
    this.#stop.abort();
  }

  get isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /**
   * Goes on until nothing waits.
   *
   * @throws what the database threw, when it is away
   */
  async workOff(): Promise<void> {
    for (const id of this.#interrupted) await forgiveAttempt(this.#parts.db, id);
    this.#interrupted.clear();
    while (!this.isStopped && (await this.#step()));
  }

  /** @returns whether there was anything to do */
  async #step(): Promise<boolean> {
    let held: HeldImport | undefined;
    try {
      await this.#parts.db.transaction().execute(async (transaction) => {
        held = await holdNext(transaction);
        if (!held) return;
        const { db, now } = this.#parts;
        if ((await countAttempt(db, held.id)) > maxAttempts) {
          await endImport(transaction, held.id, givenUp[held.state], now());
          return;
        }
        const checkpoint = checkpointOf(db, held.id, this.#stop.signal);
        const step = held.state === 'confirmed' ? writeStep : checkStep;
        await step({ transaction, held, checkpoint, now });
      });
    } catch (error) {
      if (!held) throw error;
      await this.#settle(held, error);
    }
    return held !== undefined;
  }

  /** What a step that did not end leaves behind: its transaction is gone by now. */
  async #settle({ id, state }: HeldImport, error: unknown): Promise<void> {
    const { db, log, now } = this.#parts;
    if (isDatabaseAway(error)) {
      this.#interrupted.add(id);
      throw error;
    }
    if (error instanceof ImportInterrupted) return forgiveAttempt(db, id);
    if (error instanceof ImportCancelled) {
      return db.transaction().execute(async (transaction) => {
        // Whoever asked for it may have been quicker.
        if ((await holdImport(transaction, id))?.state !== state) return;
        await endImport(transaction, id, { state: 'cancelled', message: null }, now());
      });
    }
    // The message may quote the file; where it went wrong is in the code.
    const stack = error instanceof Error ? error.stack?.replace(messageOf(error), '') : undefined;
    log.warn({ import: id, state, code: codeOf(error), stack }, 'import step failed');
  }
}
