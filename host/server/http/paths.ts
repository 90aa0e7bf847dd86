/** Prefixes that hold files or belong to the API: never a document, whatever follows. */
const reservedSegments: ReadonlySet<string | undefined> = new Set(['api', 'assets', 'remotes']);

/**
 * The path of a request as it came, without the query. Files are looked up by exactly this text:
 * what is never decoded and never joined to a directory cannot lead out of one.
 */
export const rawPath = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/**
 * Whether a path can be a page of the application. One with a dot in its last segment is a file
 * that does not exist, and one with an encoded separator, an empty or hidden segment, a control
 * character or a second encoding is an attempt at something else.
 */
export function isDocumentPath(path: string): boolean {
  if (!path.startsWith('/') || /%(2f|5c)/i.test(path)) return false;
  const segments = decode(path)?.slice(1).split('/');
  if (!segments || reservedSegments.has(segments[0])) return false;
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

/** Whether an `Accept` header admits an HTML document; a missing one admits everything. */
export function acceptsHtml(accept: string | undefined): boolean {
  const ranges = accept?.toLowerCase().split(',') ?? ['*/*'];
  return ranges.some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return !isRefused && ['text/html', 'text/*', '*/*'].includes(type);
  });
}
