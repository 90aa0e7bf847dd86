import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isUrlOrigin } from './sectionsConfig';

interface ReadOptions {
  readonly limitBytes: number;
  readonly signal: AbortSignal;
  /** The limit for the whole file; by default 10 s. A directory answers at once or never. */
  readonly timeoutMs?: number;
}

export interface SectionOrigin {
  /** The origin as messages name it. */
  readonly place: string;
  /**
   * @param file a plain, validated file name: no origin checks it again
   * @throws Error whose message is a reason, and stays the same while the cause does
   */
  read(file: string, options: ReadOptions): Promise<Buffer>;
}

const readTimeoutMs = 10_000;

/** The configured origin, a directory or a URL. */
export const openOrigin = (origin: string): SectionOrigin =>
  isUrlOrigin(origin) ? urlOrigin(origin) : directoryOrigin(origin);

/** A folder with a build in it. */
export function directoryOrigin(dir: string): SectionOrigin {
  return {
    place: dir,
    async read(file, { limitBytes, signal }) {
      const path = join(dir, file);
      // lstat: a link could lead out of the folder.
      const facts = await lstat(path).catch(() => undefined);
      if (!facts?.isFile()) throw new Error(`there is no file ${path}`);
      if (facts.size > limitBytes) throw tooLarge(path, limitBytes);
      return readFile(path, { signal });
    },
  };
}

function urlOrigin(base: string): SectionOrigin {
  return {
    place: base,
    async read(file, { limitBytes, signal, timeoutMs = readTimeoutMs }) {
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
      return readBody(url, response, limitBytes);
    },
  };
}

async function readBody(url: string, response: Response, limitBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > limitBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Error(`${url} breaks off (${causeOf(error)})`);
  }
  if (size > limitBytes) throw tooLarge(url, limitBytes);
  return Buffer.concat(chunks);
}

const tooLarge = (place: string, limitBytes: number) =>
  new Error(`${place} is larger than ${limitBytes} bytes`);

/** fetch says "fetch failed" and hides the reason in the cause; a code there says most. */
function causeOf(error: unknown): string {
  const { code, cause, message }: { code?: unknown; cause?: unknown; message?: unknown } =
    Object(error);
  if (typeof code === 'string') return code;
  return cause === undefined ? String(message) : causeOf(cause);
}
