/** The colours of charts, from the product's palette: colour is never an element's only mark. */
export const text = '#5a5c69';
export const muted = '#6e707e';
export const gridLine = '#e3e6f0';

/** Lines, one a series. */
const lines = ['#4a6dd4', '#12835a', '#8c6f23', '#a8322a'] as const;

/**
 * Classes beside each other in a bar or behind a line, from the dearest to the cheapest; people who
 * see no red or no green can tell them apart, too.
 */
const classes = ['#a8322a', '#d9722e', '#e7b53c', '#74b3a0', '#3f8fb0', '#3d56a8'] as const;

/** The same, pale enough for a line and a text upon it. */
const paleClasses = ['#f8dedb', '#fbe7d8', '#fbf2d8', '#cfe9df', '#c6e2ef', '#e1e5f6'] as const;

export const estimated = '#e0a02f';
export const missing = '#9a9db0';

/** The colour of a class, by its place; beyond the last it starts again. */
export const classColour = (index: number): string => classes[index % classes.length] ?? classes[0];
export const paleClassColour = (index: number): string =>
  paleClasses[index % paleClasses.length] ?? paleClasses[0];
export const lineColour = (index: number): string => lines[index % lines.length] ?? lines[0];
