import type { IncomingHttpHeaders } from 'node:http';
import { serverPaths } from '@vatio/contracts/paths';

/**
 * The raw path of a request, without the query. Files are found by exactly this text: it is never
 * decoded and never joined to a directory, so it cannot lead out of one.
 */
export const rawPath = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** A request's path and query with a decodable path: a stray % is literal. */
export function decodableUrl(url: string): string {
  const path = rawPath(url);
  // A malformed request to the API is refused as such.
  if (decode(path) !== undefined || path.startsWith('/api/')) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/**
 * Returns whether a path gets the page. A request for a document does, unless the path is the server's own;
 * the page's router goes on. A missing file must not look like an existing one, so any other request gets
 * the page only for a plain path.
 */
export function isForPage(path: string, headers: IncomingHttpHeaders): boolean {
  if (!path.startsWith('/') || isServerPath(path)) return false;
  return asksForDocument(headers) || (isPlain(path) && admits(headers.accept ?? '*/*', anyHtml));
}

/** Decides by the first word, also for a disguised path. */
const isServerPath = (path: string) =>
  serverPaths.has((decode(path) ?? path).split(/[/\\]/)[1] ?? '');

/**
 * A dot in the last segment means a file. An encoded separator, an empty or hidden segment, a
 * control character or a second encoding means an attack.
 */
function isPlain(path: string): boolean {
  const segments = decode(path)?.slice(1).split('/');
  if (!segments || /%(2f|5c)/i.test(path)) return false;
  const last = segments.pop() ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  const isOdd = (segment: string) => /^$|^\.|[\\%\u0000-\u001f\u007f]/.test(segment);
  return !segments.some(isOdd) && (last === '' || (!isOdd(last) && !last.includes('.')));
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const html = ['text/html'];
const anyHtml = ['text/html', 'text/*', '*/*'];

/** Browsers send it with each request, but only over https and on localhost. */
function asksForDocument({ accept = '', ...headers }: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined ? admits(accept, html) : destination === 'document';
}

/** True if an `Accept` header names one of these types, and does not refuse it. */
const admits = (accept: string, types: readonly string[]) =>
  accept
    .toLowerCase()
    .split(',')
    .some((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
      const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
      return !isRefused && types.includes(type);
    });
