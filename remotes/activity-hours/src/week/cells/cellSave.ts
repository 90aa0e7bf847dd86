import type { Entry } from '@vatio/contracts/activity-hours/entries';
import type { Cell } from './cell';

/** The value that a square should hold. */
export interface CellSave {
  readonly cell: Cell;
  /** undefined: the square is cleared. */
  readonly minutes: number | undefined;
  /** The entry that was seen when typing began; null: the square was empty. */
  readonly base: { readonly id: string; readonly version: number } | null;
  /** The id of the entry if there was none. */
  readonly newId: string;
  /** The square's present entries, requested just before a new one is written. */
  readonly readNow: () => Promise<readonly Entry[]>;
}

export type SaveOutcome =
  /** `entry` undefined: the square is empty now. */
  | { readonly kind: 'saved'; readonly entry: Entry | undefined }
  /** Another tab was quicker; null: it deleted the entry. */
  | { readonly kind: 'conflict'; readonly current: Entry | null }
  | { readonly kind: 'failed'; readonly problem: string; readonly isPassing?: boolean };
