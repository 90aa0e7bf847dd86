import { writeSync } from 'node:fs';

const standardOutput = 1;
/** The time a slow reader has to make room in the pipe. */
const pauseMs = 10;
const pauses = 10;
const still = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes the log of a server. A line that cannot be written (the disk is full, the reader has gone)
 * is lost, and the server works on; the next line that can be written says how many were lost.
 */
export class LogOutput {
  readonly #descriptor: number;
  #lostLines = 0;
  #isCut = false;

  constructor(descriptor = standardOutput) {
    this.#descriptor = descriptor;
  }

  /** @param line with its line feed */
  write(line: string): void {
    if (this.#hasWritten(this.#report() + line)) this.#lostLines = 0;
    else this.#lostLines += 1;
  }

  /** The lost lines as a warning in pino's format. */
  #report(): string {
    const { pid } = process;
    const facts = { level: 40, time: Date.now(), pid, lostLines: this.#lostLines };
    const msg = 'these log lines could not be written';
    const report = this.#lostLines > 0 ? `${JSON.stringify({ ...facts, msg })}\n` : '';
    return this.#isCut ? `\n${report}` : report;
  }

  #hasWritten(text: string): boolean {
    let left = Buffer.from(text);
    for (let pausesLeft = pauses; left.length > 0; ) {
      try {
        left = left.subarray(writeSync(this.#descriptor, left));
        this.#isCut = left.length > 0;
      } catch (error) {
        const { code }: { code?: unknown } = Object(error);
        if (code !== 'EAGAIN' || pausesLeft === 0) return false;
        pausesLeft -= 1;
        Atomics.wait(still, 0, 0, pauseMs);
      }
    }
    return true;
  }
}
