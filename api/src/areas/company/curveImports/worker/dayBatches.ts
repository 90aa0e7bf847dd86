import type { FileDay } from '@vatio/energy/files';
import type { Checkpoint } from '../../../../jobs/checkpoint';
import { type ImportedDay, importedDay } from './curveDay';

/** The days that one statement looks up or writes. */
const batchDays = 128;

/** Shares of a step: from 0 to 1. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Collects days from a reader, which cannot wait, and works at them in batches. */
export class DayBatches {
  readonly #checkpoint: Checkpoint;
  readonly #work: (days: readonly ImportedDay[]) => Promise<void>;
  #waiting: ImportedDay[] = [];

  constructor(checkpoint: Checkpoint, work: (days: readonly ImportedDay[]) => Promise<void>) {
    this.#checkpoint = checkpoint;
    this.#work = work;
  }

  take(day: FileDay): ImportedDay {
    const imported = importedDay(day);
    this.#waiting.push(imported);
    return imported;
  }

  /** Works at all days so far. @param span the part of the step that this is */
  async drain({ from, to }: Span): Promise<void> {
    const days = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < days.length; start += batchDays) {
      await this.#checkpoint.pass(from + (to - from) * (start / days.length));
      await this.#work(days.slice(start, start + batchDays));
    }
  }
}
