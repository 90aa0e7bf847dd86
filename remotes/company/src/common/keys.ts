/** The first parts of the keys: what a change of one kind has others read again by. */
export const clientKey = ['clients'] as const;
export const supplyPointKey = ['points'] as const;

/** One supply point in the API. */
export const pointAddress = (id: string): string => `points/${encodeURIComponent(id)}`;
