import { setTimeout as delay } from 'node:timers/promises';
import type { PlatformStatus, RejectedVersion } from '@vatio/contracts/federation/platform';
import { hostStatus } from '../../hosts/hostStatus';

const pollMs = 200;

/** A change of the file of sections that a running host has to take up. */
export interface Expected {
  readonly section: string;
  /** Left out = the section follows its origin. */
  readonly pin?: string;
  /** The host's refusals before the change. */
  readonly rejectedBefore: readonly RejectedVersion[];
}

export interface Outcome {
  readonly isDone: boolean;
  /** One sentence for the person at the console. */
  readonly message: string;
}

/** Waits until a host has taken a change up, or says why not. @throws AbortError when aborted */
export async function takenUp(
  url: string,
  expected: Expected,
  { waitMs, signal }: { readonly waitMs: number; readonly signal?: AbortSignal },
): Promise<Outcome> {
  const limit = Date.now() + waitMs;
  for (;;) {
    const status = await hostStatus(url).catch(() => undefined);
    const outcome = status && settled(status, expected);
    if (outcome) return outcome;
    if (Date.now() > limit) return { isDone: false, message: whyNot(url, status, expected) };
    await delay(pollMs, undefined, { signal });
  }
}

/** The outcome, as soon as it is known. */
function settled(status: PlatformStatus, expected: Expected): Outcome | undefined {
  const section = takenIn(status, expected);
  if (!section) return undefined;
  const { name, pin, active, origin, rejected } = section;
  const follows = `${name} follows its origin again`;
  const wanted = pin ?? origin.version;
  if (active && active.version === wanted) {
    return done(pin ? `${name}: ${pin} is active and pinned.` : `${follows}: ${wanted} is active.`);
  }
  if (!pin && origin.state === 'down') {
    return done(`${follows}, which does not answer; ${active?.version ?? 'none'} stays active.`);
  }
  const isNew = ({ at }: RejectedVersion) =>
    expected.rejectedBefore.every((before) => before.at !== at);
  const refused = rejected.find((one) => one.version === wanted && isNew(one));
  return refused && { isDone: false, message: `${name}: ${refused.reason}` };
}

const done = (message: string): Outcome => ({ isDone: true, message });

const takenIn = ({ sections }: PlatformStatus, { section, pin }: Expected) =>
  sections.find((one) => one.name === section && one.pin === pin);

/** The reason why it has had no effect in the time that it takes. */
function whyNot(url: string, status: PlatformStatus | undefined, expected: Expected): string {
  if (!status) return `The host at ${url} does not answer any more.`;
  if (status.configError) return `The host at ${url} cannot take it up: ${status.configError}`;
  const section = takenIn(status, expected);
  if (!section) {
    return `The host at ${url} has not taken it up: does it read this file (--config, --url)?`;
  }
  const { name, pin, origin, rejected } = section;
  const wanted = pin ?? origin.version;
  const refused = rejected.find(({ version }) => version === wanted);
  if (refused) return `${name}: ${refused.reason}`;
  const trouble =
    origin.state === 'down' && origin.lastError ? ` (${origin.lastError.reason})` : '';
  return `${name} ${wanted ?? ''} is not active yet${trouble}.`;
}
