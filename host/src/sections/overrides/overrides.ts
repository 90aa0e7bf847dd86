import { createEmitter } from '../../observable/emitter';
import { readJson, writeText } from '../../storage/stored';
import type { Registry } from '../registry/registry';

/** A section that another server provides in this browser. */
export interface Override {
  readonly section: string;
  /** The folder of `section.json` there, without a slash at the end. */
  readonly url: string;
}

export interface Overrides {
  readonly list: () => readonly Override[];
  readonly find: (section: string) => Override | undefined;
  readonly remove: (section: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const key = 'vatio.overrides';

/**
 * This browser's overrides: the stored list, changed by the address. Only those that the registry allows
 * count; others are forgotten.
 *
 * @param asked `<section>:<URL>`, or `<section>:` to remove an override
 * @param onRefused called for each that is not allowed
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
  if (overrides.length || readJson(key)) writeText(key, JSON.stringify(overrides));

  return {
    list: () => overrides,
    find: (section) => overrides.find((override) => override.section === section),
    remove: (section) => {
      overrides = without(section);
      writeText(key, JSON.stringify(overrides));
      emit();
    },
    subscribe,
  };
}

/** Removes `?override=` from the address bar; the rest stays. */
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
  return { section, url: rest.join(':').replace(/(?<!\/)\/+$/, '') };
}

function readOverrides(): Override[] {
  const stored = readJson(key);
  return Array.isArray(stored)
    ? stored.filter((entry) => typeof entry?.section === 'string' && typeof entry.url === 'string')
    : [];
}

/** True if a CSP source covers a URL, in the forms that a registry uses: an origin, or any port. */
function comesFrom(url: string, source: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname } = new URL(url);
  return source === origin || source === `${protocol}//${hostname}:*`;
}
