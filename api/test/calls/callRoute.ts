import type { Caller } from './caller';
import type { HttpAnswer } from './httpCall';

/**
 * Calls a route by its method and its address below `/api/`, with ids for the names in braces:
 * `PATCH points/{point}`. Bytes go as a file.
 */
export function callRoute(
  who: Caller,
  route: string,
  ids: Readonly<Record<string, string>>,
  body?: object,
): Promise<HttpAnswer> {
  const [method = '', address = ''] = route.split(' ');
  const path = `/api/${address.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '')}`;
  return Buffer.isBuffer(body) ? who.sendFile(path, body, method) : who.send(method, path, body);
}
