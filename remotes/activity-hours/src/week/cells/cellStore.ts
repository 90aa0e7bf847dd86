import type { Entry } from '@vatio/contracts/activity-hours/entries';
import { formatDuration, parseDuration } from '@vatio/records/duration';
import { newId } from '../../common/newId';
import { cellOf, minutesOf } from './cell';
import { CellHistory, type CellStep } from './cellHistory';
import type { CellSave, SaveOutcome } from './cellSave';

/** An edit typed in a square and not stored yet. */
export interface CellEdit extends Pick<CellSave, 'base' | 'newId'> {
  readonly text: string;
  /** typed: not left yet. */
  readonly state: 'typed' | 'saving' | 'failed' | 'conflict';
  /** Why it is not stored, in Spanish. */
  readonly problem?: string;
  /** The reason passes by itself, and is not shown after a reload. */
  readonly isPassing?: boolean;
  /** The other tab's entry; null: it deleted the entry. */
  readonly current?: Entry | null;
}

/** The edits as they survive a reload. */
export type KeptEdits = Readonly<
  Record<string, Pick<CellEdit, 'text' | 'base' | 'newId' | 'problem'>>
>;

export interface CellStoreOptions {
  /** The stored entries of a square, as far as the page knows. */
  readonly entriesOf: (key: string) => readonly Entry[];
  /** The same, asked for now. @throws HttpError */
  readonly readNow: (key: string) => Promise<readonly Entry[]>;
  /** Writes one square; never throws. */
  readonly save: (save: CellSave) => Promise<SaveOutcome>;
  /** A square was stored: its entry, or the one that it had no longer exists. */
  readonly onSaved: (entry: Entry | undefined, goneId: string | undefined) => Promise<void>;
  /** All saves have ended; entries deleted meanwhile can be restored. */
  readonly onIdle: (deleted: readonly Entry[]) => void;
  /** Brings deleted entries back, as they were; never throws. */
  readonly restore: (deleted: readonly Entry[]) => Promise<void>;
  /** Keeps what is not stored over a reload. */
  readonly keep: (edits: KeptEdits) => void;
}

const unsaved = 'Se quedó sin guardar.';

/**
 * The edits in the squares of a week until they are stored. Squares are saved one after the other, so that
 * no answer overtakes another; each reports its own outcome, and keeps its text until it is stored.
 */
export class CellStore {
  #edits: ReadonlyMap<string, CellEdit> = new Map();
  readonly #listeners = new Set<() => void>();
  readonly #options: CellStoreOptions;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #deleted: Entry[] = [];
  /** The last entry that was deleted of each square. */
  readonly #gone = new Map<string, Entry>();
  readonly #history = new CellHistory();

  constructor(options: CellStoreOptions, kept: KeptEdits = {}) {
    this.#options = options;
    const left = Object.entries(kept).filter(([key, { text }]) => !this.#holds(key, text));
    this.#edits = new Map(
      left.map(([key, edit]) => [key, { problem: unsaved, ...edit, state: 'failed' }]),
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same map until something changes. */
  readonly edits = (): ReadonlyMap<string, CellEdit> => this.#edits;

  readonly edit = (key: string): CellEdit | undefined => this.#edits.get(key);

  /** True if an edit is not stored, and will not be by itself. */
  readonly isStuck = (): boolean =>
    [...this.#edits.values()].some(({ state }) => state === 'failed' || state === 'conflict');

  /** The minutes that a square will hold once all is stored; unreadable text counts as the stored value. */
  readonly minutes = (key: string): number => {
    const stored = minutesOf(this.#options.entriesOf(key));
    const text = this.#edits.get(key)?.text.trim();
    if (text === undefined) return stored;
    const typed = text === '' ? { minutes: 0 } : parseDuration(text);
    return 'minutes' in typed ? typed.minutes : stored;
  };

  /** The text that a square shows. */
  readonly text = (key: string): string => this.#edits.get(key)?.text ?? this.#stored(key);

  type(key: string, text: string): void {
    const edit = this.#edits.get(key);
    const { base, newId: id } = edit ?? this.#begin(key);
    if (edit?.state !== 'typed') {
      this.#history.begin(key, edit?.state === 'saving' ? edit.text : this.#stored(key));
    }
    this.#set(key, { text, base, newId: id, state: 'typed' });
  }

  /** The square was left: what was typed in it is saved. */
  leave(key: string): void {
    const edit = this.#edits.get(key);
    if (edit?.state !== 'typed') return;
    const text = edit.text.trim();
    const isWhileSaving = this.#waiting > 0;
    const typed = text === '' ? undefined : parseDuration(text);
    if (typed && 'problem' in typed) {
      this.#set(key, { ...edit, state: 'failed', problem: `${typed.problem}.` });
    } else if (this.#holds(key, text) && !isWhileSaving) this.drop(key);
    else {
      this.#history.add(key);
      this.#send(key, { ...edit, text: typed ? formatDuration(typed.minutes) : '' });
    }
  }

  /** Writes many squares at once. @returns the step that takes all of it back */
  readonly write = (values: Iterable<readonly [key: string, text: string]>): CellStep =>
    this.#history.together(() => this.#write(values));

  /**
   * Undoes a change once all pending saves have ended. An entry that it deleted is restored as it was.
   *
   * @param step left out: the last one
   * @returns the squares that change; none if the history is empty
   */
  async undo(step?: CellStep): Promise<readonly string[]> {
    const taken = this.#history.take(step);
    if (!taken) return [];
    await this.settled();
    const left = taken.filter(
      ([key, text]) => this.text(key) !== text && this.#options.entriesOf(key).length < 2,
    );
    const goneOf = ([key, text]: CellStep[number]) => {
      const entry = this.text(key) === '' ? this.#gone.get(key) : undefined;
      return entry && formatDuration(entry.minutes) === text ? entry : undefined;
    };
    const gone = left.flatMap((one) => goneOf(one) ?? []);
    this.#history.without(() => this.#write(left.filter((one) => !goneOf(one))));
    if (gone.length > 0) await this.#options.restore(gone);
    return left.map(([key]) => key);
  }

  leaveAll(): void {
    for (const key of this.#edits.keys()) this.leave(key);
  }

  /** Tries again what could not be stored. */
  retry(key: string): void {
    const edit = this.#edits.get(key);
    if (edit?.state !== 'failed') return;
    this.#edits = new Map(this.#edits).set(key, { ...edit, state: 'typed' });
    this.leave(key);
  }

  retryAll(): void {
    for (const key of this.#edits.keys()) this.retry(key);
  }

  /** Overwrites another tab's value with the typed one. */
  insist(key: string): void {
    const edit = this.#edits.get(key);
    if (edit?.state !== 'conflict') return;
    const { current, text } = edit;
    const base = current ? { id: current.id, version: current.version } : null;
    this.#send(key, { text, base, newId: newId(), state: 'saving' });
  }

  /** Forgets what was typed. */
  drop(key: string): void {
    this.#history.forget(key);
    if (!this.#edits.has(key)) return;
    const edits = new Map(this.#edits);
    edits.delete(key);
    this.#change(edits);
  }

  /** Resolves once every square left so far is stored, or has failed. */
  readonly settled = (): Promise<void> => this.#queue;

  #begin(key: string): Pick<CellEdit, 'base' | 'newId'> {
    const [entry] = this.#options.entriesOf(key);
    return { base: entry ? { id: entry.id, version: entry.version } : null, newId: newId() };
  }

  #write(values: Iterable<readonly [key: string, text: string]>): void {
    for (const [key, text] of values) {
      this.type(key, text);
      this.leave(key);
    }
  }

  #stored(key: string): string {
    const minutes = minutesOf(this.#options.entriesOf(key));
    return minutes > 0 ? formatDuration(minutes) : '';
  }

  /** True if a text equals the stored value. */
  #holds(key: string, text: string): boolean {
    const stored = minutesOf(this.#options.entriesOf(key));
    if (text === '') return stored === 0;
    const typed = parseDuration(text);
    return 'minutes' in typed && typed.minutes === stored;
  }

  #send(key: string, { text, base, newId: id }: CellEdit): void {
    this.#set(key, { text, base, newId: id, state: 'saving' });
    this.#waiting += 1;
    this.#queue = this.#queue.then(() => this.#save(key)).then(() => this.#rest());
  }

  async #save(key: string): Promise<void> {
    const edit = this.#edits.get(key);
    if (edit?.state !== 'saving') return;
    const { text, base } = edit;
    const typed = text === '' ? undefined : parseDuration(text);
    const before = this.#options.entriesOf(key).find(({ id }) => id === base?.id);
    const outcome = await this.#options.save({
      ...edit,
      cell: cellOf(key),
      minutes: typed && 'minutes' in typed ? typed.minutes : undefined,
      readNow: () => this.#options.readNow(key),
    });
    if (outcome.kind === 'saved') {
      if (!outcome.entry && before) {
        this.#deleted.push(before);
        this.#gone.set(key, before);
      }
      await this.#options.onSaved(outcome.entry, outcome.entry ? undefined : base?.id);
    }
    const now = this.#edits.get(key);
    // Typing went on during the save: that is another save, based on what is stored by now.
    if (now !== edit) return this.#rebase(key, outcome.kind === 'saved' ? outcome.entry : null);
    if (outcome.kind === 'saved') this.drop(key);
    else if (outcome.kind === 'failed') {
      const { problem, isPassing = false } = outcome;
      this.#set(key, { ...edit, state: 'failed', problem, isPassing });
    } else this.#set(key, { ...edit, state: 'conflict', current: outcome.current });
  }

  /** @param entry left by the save before; null: it failed, so the base stays */
  #rebase(key: string, entry: Entry | undefined | null): void {
    const edit = this.#edits.get(key);
    if (!edit || entry === null) return;
    const base = entry ? { id: entry.id, version: entry.version } : null;
    this.#set(key, { ...edit, base, newId: newId() });
  }

  #rest(): void {
    this.#waiting -= 1;
    if (this.#waiting > 0) return;
    const deleted = this.#deleted;
    this.#deleted = [];
    this.#options.onIdle(deleted);
  }

  #set(key: string, edit: CellEdit): void {
    this.#change(new Map(this.#edits).set(key, edit));
  }

  #change(edits: ReadonlyMap<string, CellEdit>): void {
    this.#edits = edits;
    this.#options.keep(
      Object.fromEntries(
        [...edits].map(([key, { text, base, newId: id, problem, isPassing }]) => [
          key,
          { text, base, newId: id, ...(problem !== undefined && !isPassing && { problem }) },
        ]),
      ),
    );
    for (const listener of this.#listeners) listener();
  }
}
