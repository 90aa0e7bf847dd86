import type { Check } from '../tools/console/checks';

/** A time, and how long a plain way takes for the same work in the same run. */
export interface Figure {
  readonly what: string;
  readonly ms: number;
  /** The longest that a person may wait, on a machine like the one in bench/README.md. */
  readonly limitMs: number;
  /** The plain way, and how many times its time this may take: that depends on no machine. */
  readonly plain: string;
  readonly plainMs: number;
  readonly limitRatio: number;
}

/** The ratio counts. The milliseconds are for a person to read; they depend on the machine. */
export function ratioCheck({ what, ms, limitMs, plain, plainMs, limitRatio }: Figure): Check {
  const ratio = ms / plainMs;
  const time = ms.toFixed(ms < 10 ? 2 : 0).padStart(7);
  return {
    line:
      `${what.padEnd(44)}${time} of ${String(limitMs).padStart(3)} ms` +
      `  ${ratio.toFixed(2).padStart(6)} × ${plain}, at most ${limitRatio}`,
    isPassed: ratio <= limitRatio,
  };
}

/** «a job: 1.31 × a plain loop, at most 2» */
export const ratioLine = (
  what: string,
  own: number,
  plain: string,
  peer: number,
  most: number,
): Check => ({
  line: `${what}: ${(own / peer).toFixed(2)} × ${plain}, at most ${most}`,
  isPassed: own <= most * peer,
});

/** «10000 bills verified: 41.2 of 60 s»: of an idle machine, for a person to read. */
export const goalLine = (what: string, value: number, most: number, unit = 'ms'): string =>
  `${what}: ${value.toFixed(1)} of ${most} ${unit}${value > most ? ' (more than the goal)' : ''}`;

type Amounts = ReadonlyMap<string, string | null>;

/**
 * The number of amounts that differ. They are compared as numbers: the database leaves no zeros away that
 * the engine wrote, nor the other way round.
 */
export function differentAmounts(own: Amounts, plain: Amounts): number {
  const euros = (text: string | null | undefined) => (text ? Number(text) : text);
  return [...own].filter(([id, amount]) => euros(plain.get(id)) !== euros(amount)).length;
}
