/** The first parts of the keys: what a change of one kind has others read again by. */
export const clientKey = ['clients'] as const;
export const supplyPointKey = ['points'] as const;
