/** A request and its answer, in seconds on one clock. */
export interface Exchange {
  readonly url: string;
  readonly sentAt: number;
  /** `undefined` = not yet. */
  readonly answeredAt: number | undefined;
}

/** The longest chain of exchanges, each begun after the answer to the one before. */
export function waveCount(exchanges: readonly Exchange[]): number {
  const waves = new Map<Exchange, number>();
  for (const exchange of [...exchanges].sort((a, b) => a.sentAt - b.sentAt)) {
    const before = [...waves].filter(
      ([{ answeredAt = Number.POSITIVE_INFINITY }]) => answeredAt <= exchange.sentAt,
    );
    waves.set(exchange, 1 + Math.max(0, ...before.map(([, wave]) => wave)));
  }
  return Math.max(0, ...waves.values());
}
