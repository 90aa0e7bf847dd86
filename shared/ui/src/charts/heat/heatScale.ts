/**
 * One hue from pale to dark, and from dark to bright in the dark: people who confuse colours still see the
 * scale, and so does paper.
 */
const shades = [1, 2, 3, 4, 5, 6, 7].map((shade) => `var(--heat-${shade})`);

/** One colour of a heat map: values from `from` on, below `to`; the last one includes it. */
export interface HeatStep {
  readonly from: number;
  readonly to: number;
  readonly colour: string;
}

const mostSteps = shades.length - 1;

/** The next of 1, 2, 2.5, 5, 10, 20 … */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return ([1, 2, 2.5, 5].find((one) => one * power >= size * (1 - 1e-9)) ?? 10) * power;
}

/** Round steps that hold all values, the lowest first; none without values. */
export function heatSteps(values: readonly (number | null)[]): readonly HeatStep[] {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return [];
  const lowest = known.reduce((one, other) => Math.min(one, other));
  const highest = known.reduce((one, other) => Math.max(one, other));
  const size = roundUp((highest - lowest || Math.abs(highest) || 1) / mostSteps);
  const first = Math.floor(lowest / size);
  const count = Math.max(1, Math.ceil(highest / size) - first);
  return Array.from({ length: count }, (_, index) => ({
    from: rounded((first + index) * size),
    to: rounded((first + index + 1) * size),
    colour: shades[count === 1 ? mostSteps : Math.round((index * mostSteps) / (count - 1))] ?? '',
  }));
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** The place of a value's step. */
export function stepOf(value: number, steps: readonly HeatStep[]): number {
  const found = steps.findIndex(({ to }) => value < to);
  return found === -1 ? steps.length - 1 : found;
}
