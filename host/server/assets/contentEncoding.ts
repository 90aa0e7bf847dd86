/** The compressed forms that the server keeps, the better one first. */
const contentEncodings = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof contentEncodings)[number];

/**
 * Our encodings that an `Accept-Encoding` header admits, best first: by the client's weight, then ours.
 * `q=0` and a missing header admit none; `*` matches all unnamed encodings.
 */
export function acceptedEncodings(header: string | undefined): ContentEncoding[] {
  const weights = new Map<string, number>();
  for (const item of header?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const weightOf = (name: ContentEncoding) => weights.get(name) ?? weights.get('*') ?? 0;
  return contentEncodings
    .filter((name) => weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}
