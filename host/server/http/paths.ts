import type { IncomingHttpHeaders } from 'node:http';
import { serverPaths } from '@vatio/contracts/paths';

/**
 * The path of a request as it came, without the query. Files are looked up by exactly this text:
 * what is never decoded and never joined to a directory cannot lead out of one.
 */
export const rawPath = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** A request's path and query with a path that can be decoded: signs that stand for nothing stand for themselves. */
export function decodableUrl(url: string): string {
  const path = rawPath(url);
  // A malformed request to the API is refused as such.
  if (decode(path) !== undefined || path.startsWith('/api/')) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/**
 * Whether the page is the answer to a path: to somebody who asks for a document it is, unless the
 * path is the server's own, and the page's router leads on from there. A file that does not exist
 * must not look as if it did, so any other request gets the page only where nothing is odd.
 */
export function isForPage(path: string, headers: IncomingHttpHeaders): boolean {
  if (!path.startsWith('/') || isServerPath(path)) return false;
  return asksForDocument(headers) || (isPlain(path) && admits(headers.accept ?? '*/*', anyHtml));
}

/** By its first word, also where the path is only in disguise. */
const isServerPath = (path: string) =>
  serverPaths.has((decode(path) ?? path).split(/[/\\]/)[1] ?? '');

/**
 * One with a dot in its last segment is a file, and one with an encoded separator, an empty or
 * hidden segment, a control character or a second encoding is an attempt at something else.
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

/** Browsers say it of each request, but only over https and on the machine itself. */
function asksForDocument({ accept = '', ...headers }: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined ? admits(accept, html) : destination === 'document';
}

/** Whether an `Accept` header names one of these types, and does not refuse it. */
const admits = (accept: string, types: readonly string[]) =>
  accept
    .toLowerCase()
    .split(',')
    .some((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
      const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
      return !isRefused && types.includes(type);
    });
