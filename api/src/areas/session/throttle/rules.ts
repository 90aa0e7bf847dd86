/** The failed logins of an address, an account, or a pair. */
export interface ThrottleState {
  /** Oldest first. */
  readonly failures: readonly Date[];
  /** The number of consecutive blocks. */
  readonly level: number;
  readonly blockedUntil: Date | null;
}

export interface ThrottleRule {
  /** The number of failures within the window that causes a block. */
  readonly limit: number;
  readonly windowMs: number;
  /** Until when it is blocked, from the failures that count and how often it was blocked before. */
  readonly blockUntil: (failures: readonly Date[], level: number, now: Date) => Date;
  /** True when every further failure after a block blocks again. */
  readonly escalates: boolean;
}

export const untouched: ThrottleState = { failures: [], level: 0, blockedUntil: null };

const minuteMs = 60_000;
const longestDelayMs = 15 * minuteMs;
/** After a day without failures all is forgotten. */
export const memoryMs = 24 * 60 * minuteMs;

/**
 * An address: this many failures within a minute block it until the minute is over. Only failures
 * count, because a whole office may share one address.
 */
export const addressRule = (failuresPerMinute: number): ThrottleRule => ({
  limit: failuresPerMinute,
  windowMs: minuteMs,
  blockUntil: ([first], _level, now) => new Date((first ?? now).getTime() + minuteMs),
  escalates: false,
});

/**
 * An account, known or not, from one address, or from a device or login that is known: five failures in
 * five minutes block that pair for a minute. Each further failure doubles that, up to a quarter of an hour.
 */
export const pairRule: ThrottleRule = {
  limit: 5,
  windowMs: 5 * minuteMs,
  blockUntil: (_failures, level, now) =>
    new Date(now.getTime() + Math.min(minuteMs * 2 ** level, longestDelayMs)),
  escalates: true,
};

/**
 * An account from everywhere, but for devices and logins that are known: guesses of a thousand addresses
 * are slowed to one in ten seconds. No more, or anyone could lock anyone out: a single address, which the
 * pair stops after five, never gets so far.
 */
export const accountRule: ThrottleRule = {
  limit: 10,
  windowMs: 5 * minuteMs,
  blockUntil: (_failures, _level, now) => new Date(now.getTime() + 10_000),
  escalates: false,
};

function recent(rule: ThrottleRule, { failures }: ThrottleState, now: Date): Date[] {
  const since = now.getTime() - rule.windowMs;
  return failures.filter((failure) => failure.getTime() > since).slice(-rule.limit);
}

/** The memory after one more failure. */
export function afterFailure(rule: ThrottleRule, state: ThrottleState, now: Date): ThrottleState {
  const failures = [...recent(rule, state, now), now].slice(-rule.limit);
  const blocks = failures.length >= rule.limit || (rule.escalates && state.level > 0);
  if (!blocks) return { failures, level: state.level, blockedUntil: state.blockedUntil };
  return {
    failures,
    level: state.level + 1,
    blockedUntil: rule.blockUntil(failures, state.level, now),
  };
}

/** @returns seconds until the next try is allowed, at least 1; undefined = allowed now */
export function secondsBlocked({ blockedUntil }: ThrottleState, now: Date): number | undefined {
  const ms = (blockedUntil?.getTime() ?? 0) - now.getTime();
  return ms > 0 ? Math.ceil(ms / 1000) : undefined;
}

/** Returns the failures that remain before the block; at least 1 when there is none. */
export function failuresLeft(rule: ThrottleRule, state: ThrottleState, now: Date): number {
  if (rule.escalates && state.level > 0) return 1;
  return Math.max(1, rule.limit - recent(rule, state, now).length);
}
