import type { FileDay } from '@vatio/energy/files';
import type { Checkpoint } from '../../../../jobs/checkpoint';
import { type ImportedDay, importedDay } from './curveDay';

/** Days that are looked up, or written, by one statement. */
const batchDays = 128;

/** Shares of a step: from 0 to 1. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Holds the days that a reader gives, which cannot wait, until they are worked at in batches. */
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

  /** Works at all that have come. @param span the part of the step that this is */
  async drain({ from, to }: Span): Promise<void> {
    const days = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < days.length; start += batchDays) {
      await this.#checkpoint.pass(from + (to - from) * (start / days.length));
      await this.#work(days.slice(start, start + batchDays));
    }
  }
}
