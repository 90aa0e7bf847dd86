import type { RegisteredSection, SectionRegistry } from '@vatio/contracts/federation/sections';
import type { RequestHeaders } from '../../http/requestHeaders';
import { createEmitter } from '../../observable/emitter';
import { type KnownRegistry, readLastKnown, writeLastKnown } from './lastKnownRegistry';
import { isRegistry } from './registryShape';

/** The deployed sections, from the composition server. */
export interface Registry {
  readonly sections: () => readonly RegisteredSection[];
  readonly find: (name: string) => RegisteredSection | undefined;
  /** Origins from which this browser may replace a section (CSP source expressions). */
  readonly overrideSources: (name: string) => readonly string[];
  /** The server's last answer, once it has failed twice in a row. */
  readonly staleSince: () => Date | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server again; keeps the last registry if it does not answer. */
  readonly refresh: () => Promise<void>;
}

const failuresUntilStale = 2;
const answerTimeoutMs = 5000;

/** @param inlined from the page: a registry, unless it is missing or damaged */
export function createRegistry(inlined: unknown, headersOf: RequestHeaders): Registry {
  const { emit, subscribe } = createEmitter();
  let known = firstKnown(inlined);
  let failures = 0;
  let asking: Promise<void> | undefined;
  const isStale = () => failures >= failuresUntilStale;

  const ask = async () => {
    const before = { registry: known.registry, isStale: isStale() };
    const answer = await fetchRegistry(headersOf('GET', 'sections.json'));
    failures = answer ? 0 : failures + 1;
    if (answer) {
      known = { registry: betterOf(answer, known.registry), at: new Date() };
      writeLastKnown(known);
    }
    if (known.registry !== before.registry || isStale() !== before.isStale) emit();
  };

  return {
    sections: () => known.registry.sections,
    find: (name) => known.registry.sections.find((section) => section.name === name),
    overrideSources: (name) => known.registry.allowOverrides?.[name] ?? [],
    staleSince: () => (isStale() ? known.at : undefined),
    subscribe,
    refresh: () => {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

/** The page's own registry, or this browser's last one. */
function firstKnown(inlined: unknown): KnownRegistry {
  const registry = isRegistry(inlined) ? inlined : { sections: [] };
  const inPage = { registry, at: new Date() };
  if (registry.sections.length === 0) return readLastKnown() ?? inPage;
  writeLastKnown(inPage);
  return inPage;
}

/** `undefined` when the server cannot be reached, or answers anything but a registry. */
async function fetchRegistry(headers: HeadersInit): Promise<SectionRegistry | undefined> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const answer = await fetch('sections.json', { headers, cache: 'no-cache', signal });
    const body: unknown = answer.ok ? await answer.json() : undefined;
    return isRegistry(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The same object if unchanged. A server that lost its store does not empty the page. */
function betterOf(answer: SectionRegistry, before: SectionRegistry): SectionRegistry {
  const isEmptied = answer.sections.length === 0 && before.sections.length > 0;
  return isEmptied || JSON.stringify(answer) === JSON.stringify(before) ? before : answer;
}
