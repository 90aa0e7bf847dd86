import { Readable } from 'node:stream';
import { isStorable, notStorable } from '@vatio/records/rules';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusal';
import { isCrowded } from './crowded';

/**
 * Reads JSON bodies only (but see fileBody.ts). A missing body counts as an empty object where the
 * route wants one: the person then learns which fields are missing.
 */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const json = String(body);
    if (isCrowded(json)) {
      done(new Refusal('tooLarge', 'El envío tiene demasiados datos: divídelo en varios.'));
      return;
    }
    try {
      done(null, json === '' ? undefined : JSON.parse(json));
    } catch {
      done(new Refusal('malformed', 'El contenido no es JSON válido.'));
    }
  });
  app.addHook('preValidation', async (request) => {
    if (request.is404) return;
    if (request.routeOptions.schema?.body) request.body ??= {};
    const { body, query, params } = request;
    // A file is not looked into: its reader knows what it may be.
    const parts = body instanceof Readable ? [query, params] : [body, query, params];
    for (const part of parts) refuseForbidden(part);
  });
}

/**
 * Refuses input that PostgreSQL cannot store (U+0000, half a surrogate pair), and keys named `__proto__`,
 * which are never sent by accident. It keeps its own stack: recursion would overflow on nested input.
 *
 * @throws Refusal `invalid` that names the field
 */
function refuseForbidden(input: unknown): void {
  const pending: [path: string, value: unknown][] = [['', input]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) refuse(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (key === '__proto__' || !isStorable(key)) refuse(path);
      // Only the first levels are worth a name; a schema refuses deeper input anyway.
      pending.push([path.length > 200 ? path : joinPath(path, key), child]);
    }
  }
}

function refuse(path: string): never {
  const fields = path ? { fields: { [path]: notStorable } } : {};
  throw new Refusal('invalid', `${notStorable}.`, fields);
}

const joinPath = (path: string, key: string) => (path ? `${path}.${key}` : key);
