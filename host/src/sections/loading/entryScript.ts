import type { RemoteEntryExports } from '@module-federation/runtime/types';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import { SectionError } from '../sectionError';

/** A container of Module Federation; only its presence matters here. */
type Container = RemoteEntryExports;

const containers = globalThis as unknown as Record<string, Container | undefined>;
const entryTimeoutMs = 10_000;
const sha384 = /^sha384-[A-Za-z0-9+/]{64}$/;
const tries = new Map<string, number>();
const running = new Map<string, Promise<Container>>();

/**
 * Runs a section's entry, unless it has run. The browser checks the hash and never runs a tampered
 * file. A second try asks for `?r=1`: Chromium would answer it with the hung or failed request of
 * the first.
 *
 * @throws SectionError `unreachable` or `timeout`; calling again is the retry
 */
export function runEntry(section: RegisteredSection): Promise<Container> {
  const ready = containers[section.container];
  if (ready) return Promise.resolve(ready);
  // A browser ignores an unknown `integrity`, and runs anything.
  if (!sha384.test(section.integrity)) {
    return Promise.reject(new SectionError('unreachable', `${section.entry} has no hash`));
  }
  const promise = running.get(section.entry) ?? requestEntry(section);
  running.set(section.entry, promise);
  return promise;
}

async function requestEntry({
  entry,
  integrity,
  container,
}: RegisteredSection): Promise<Container> {
  const tried = tries.get(entry) ?? 0;
  tries.set(entry, tried + 1);
  try {
    await appendScript(tried === 0 ? entry : `${entry}?r=${tried}`, integrity);
  } finally {
    running.delete(entry);
  }
  const loaded = containers[container];
  if (!loaded) throw new SectionError('unreachable', `${entry} did not set ${container}`);
  return loaded;
}

function appendScript(src: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = (kind: 'unreachable' | 'timeout') => () =>
      reject(new SectionError(kind, `${src}: ${kind}`));
    const timer = setTimeout(fail('timeout'), entryTimeoutMs);
    Object.assign(script, {
      src,
      integrity,
      crossOrigin: 'anonymous',
      onload: resolve,
      onerror: fail('unreachable'),
    });
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', () => clearTimeout(timer));
    document.head.append(script);
  }).finally(() => script.remove());
}
