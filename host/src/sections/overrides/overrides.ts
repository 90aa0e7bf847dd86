import { createEmitter } from '../../observable/emitter';
import type { Registry } from '../registry/registry';
import { readStored, writeStored } from '../registry/storedJson';

/** In this browser, a section comes from another server than everybody else's. */
export interface Override {
  readonly section: string;
  /** Where that server has `section.json`, without a slash at the end. */
  readonly url: string;
}

export interface Overrides {
  readonly list: () => readonly Override[];
  readonly find: (section: string) => Override | undefined;
  /** From now on the section comes from where it does for everybody. */
  readonly remove: (section: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const key = 'vatio.overrides';

/**
 * What this browser replaces: what it has kept, changed by what the address asks for. Only what the
 * registry allows counts, and what it no longer allows is forgotten.
 *
 * @param asked `<section>:<URL>`, or `<section>:` to take an override back
 * @param onRefused told of each that is not allowed
 */
export function createOverrides(
  registry: Pick<Registry, 'overrideSources'>,
  asked: readonly string[],
  onRefused: (override: Override) => void,
): Overrides {
  const { emit, subscribe } = createEmitter();
  const isAllowed = ({ section, url }: Override) =>
    registry.overrideSources(section).some((source) => comesFrom(url, source));

  let overrides = readOverrides().filter(isAllowed);
  const without = (section: string) => overrides.filter((other) => other.section !== section);
  for (const override of asked.map(parse)) {
    const { section, url } = override;
    if (!url) overrides = without(section);
    else if (isAllowed(override)) overrides = [...without(section), override];
    else onRefused(override);
  }
  if (overrides.length || readStored(key)) writeStored(key, overrides);

  return {
    list: () => overrides,
    find: (section) => overrides.find((override) => override.section === section),
    remove: (section) => {
      overrides = without(section);
      writeStored(key, overrides);
      emit();
    },
    subscribe,
  };
}

/** Takes the `?override=` out of the address bar; everything else in it stays. */
export function takeAskedOverrides(): readonly string[] {
  const url = new URL(window.location.href);
  const asked = url.searchParams.getAll('override');
  if (asked.length) {
    url.searchParams.delete('override');
    window.history.replaceState(window.history.state, '', url);
  }
  return asked;
}

/** «billing:http://localhost:3003/» */
function parse(text: string): Override {
  const [section = '', ...rest] = text.split(':');
  return { section, url: rest.join(':').replace(/\/+$/, '') };
}

function readOverrides(): Override[] {
  const stored = readStored(key);
  return Array.isArray(stored)
    ? stored.filter((entry) => typeof entry?.section === 'string' && typeof entry.url === 'string')
    : [];
}

/** Whether a CSP source covers a URL, as far as a registry may use them: an origin, or any port. */
function comesFrom(url: string, source: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname } = new URL(url);
  return source === origin || source === `${protocol}//${hostname}:*`;
}
