/** The first parts of the query keys: a change of one kind reads all queries below them again. */
export const clientKey = ['clients'] as const;
export const supplyPointKey = ['points'] as const;

/** One supply point in the API. */
export const pointAddress = (id: string): string => `points/${encodeURIComponent(id)}`;
