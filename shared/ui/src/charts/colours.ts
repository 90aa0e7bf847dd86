/** The colours of charts are tokens of the host's styles (host/src/styles/_tokens.scss), one system for all. */
export type ChartColour =
  /** A class of time, from the dearest to the cheapest: `0` is P1. */
  | number
  /** The present, against a proposal. */
  | 'now'
  | 'proposed'
  /** The right part, against the wrong one. */
  | 'right'
  | 'wrong'
  /** A part that is neither. */
  | 'neutral'
  /** One of several lines. */
  | `line-${1 | 2 | 3 | 4}`;

const classes = 6;
const lines = 4;

const place = (index: number, count: number) => (index % count) + 1;

/** The token of a colour; classes beyond the last start again. */
export const tokenOf = (colour: ChartColour): string =>
  typeof colour === 'number' ? `period-${place(colour, classes)}` : `chart-${colour}`;

/** The token of a class behind a line and a text upon it. */
export const paleTokenOf = (index: number): string => `period-${place(index, classes)}-pale`;

/** The colour of a line by its place. */
export const lineColour = (index: number): ChartColour =>
  `line-${place(index, lines) as 1 | 2 | 3 | 4}`;

/** A colour in HTML and SVG, which follow the theme by themselves. */
export const cssColour = (colour: ChartColour | 'estimated' | 'missing'): string =>
  colour === 'estimated' || colour === 'missing'
    ? `var(--chart-${colour})`
    : `var(--${tokenOf(colour)})`;

/** The colour of a class of time, for legends beside a chart. */
export const classColour = (index: number): string => cssColour(index);
