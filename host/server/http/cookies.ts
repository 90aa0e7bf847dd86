/** The raw values of a cookie in a `Cookie` header; a browser may send several of one name. */
export function cookieValues(header: string | undefined, name: string): string[] {
  const start = `${name}=`;
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
}
