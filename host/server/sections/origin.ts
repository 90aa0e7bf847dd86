import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConfiguredSection, isUrlOrigin } from './sectionsConfig';

/** Where a section's build is read from. */
export interface SectionOrigin {
  /** For messages. */
  readonly place: string;
  /**
   * Reads one file of at most `limit` bytes.
   *
   * @param file a plain file name, already validated: no origin checks it again
   * @throws Error whose message is a reason, the same as long as the cause is the same
   */
  read(file: string, limit: number, signal: AbortSignal): Promise<Buffer>;
}

const readTimeoutMs = 10_000;

/** The origin that the configuration names, a directory or a URL. */
export function openOrigin(
  { origin }: ConfiguredSection,
  timeoutMs = readTimeoutMs,
): SectionOrigin {
  return isUrlOrigin(origin) ? urlOrigin(origin, timeoutMs) : directoryOrigin(origin);
}

function directoryOrigin(dir: string): SectionOrigin {
  return {
    place: dir,
    async read(file, limit, signal) {
      const path = join(dir, file);
      // lstat: a link could lead out of the folder.
      const facts = await lstat(path).catch(() => undefined);
      if (!facts?.isFile()) throw new Error(`there is no file ${path}`);
      if (facts.size > limit) throw new Error(`${path} is larger than ${limit} bytes`);
      return readFile(path, { signal });
    },
  };
}

function urlOrigin(base: string, timeoutMs: number): SectionOrigin {
  return {
    place: base,
    async read(file, limit, signal) {
      const url = `${base}/${file}`;
      // The URL in the configuration is the deployment; a redirect would be another place.
      const response = await fetch(url, {
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      }).catch((error: unknown) => {
        throw new Error(`${url} does not answer (${causeOf(error)})`);
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new Error(`${url} answers ${response.status}`);
      }
      return readBody(url, response, limit);
    },
  };
}

async function readBody(url: string, response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Error(`${url} breaks off (${causeOf(error)})`);
  }
  if (size > limit) throw new Error(`${url} is larger than ${limit} bytes`);
  return Buffer.concat(chunks);
}

/** fetch says "fetch failed" and hides why in the cause; what says most there is a code. */
function causeOf(error: unknown): string {
  const { code, cause, message }: { code?: unknown; cause?: unknown; message?: unknown } =
    Object(error);
  if (typeof code === 'string') return code;
  return cause === undefined ? String(message) : causeOf(cause);
}
