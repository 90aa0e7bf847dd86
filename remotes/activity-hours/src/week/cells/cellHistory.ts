/** Squares that were changed together, each with what it held before. */
export type CellStep = readonly (readonly [key: string, textBefore: string])[];

/** The text of squares before each change. Changes are undone last first. */
export class CellHistory {
  readonly #begun = new Map<string, string>();
  #steps: CellStep[] = [];

  /** A square begins to be typed in. */
  begin(key: string, textBefore: string): void {
    this.#begun.set(key, textBefore);
  }

  /** Forgets what was typed in it. */
  forget(key: string): void {
    this.#begun.delete(key);
  }

  /** Records what was typed in it as a change. Sending it again adds no other. */
  add(key: string): void {
    const before = this.#begun.get(key);
    if (before !== undefined) this.#steps.push([[key, before]]);
    this.forget(key);
  }

  /** Groups all of a person's simultaneous changes into one step. @returns the step */
  together(change: () => void): CellStep {
    const first = this.#steps.length;
    change();
    const step = this.#steps.splice(first).flat();
    if (step.length > 0) this.#steps.push(step);
    return step;
  }

  /** Changes squares back: that is no change to take back. */
  without(change: () => void): void {
    const first = this.#steps.length;
    change();
    this.#steps.splice(first);
  }

  /** Takes a step out, by itself the last one. @returns undefined: there is none, or it is taken back already */
  take(step: CellStep | undefined = this.#steps.at(-1)): CellStep | undefined {
    if (!step || !this.#steps.includes(step)) return undefined;
    this.#steps = this.#steps.filter((one) => one !== step);
    return step;
  }
}
