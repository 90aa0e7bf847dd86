import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from '../../api/test/calls/documented';
import { fromSchema, type Manner } from './fromSchema';
import { nastyBody, nastyContentType } from './nasty';

export interface FuzzRequest {
  readonly method: string;
  /** Path and query, ready to be sent. */
  readonly address: string;
  readonly contentType: string;
  readonly body: string | undefined;
}

const json = 'application/json';

interface Target extends Pick<Manner, 'known'> {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** Requests to one operation: right, wrong, and some that are hardly HTTP. */
export function requestsTo(target: Target): Arbitrary<FuzzRequest> {
  const { known } = target;
  return fc.oneof(
    requestsIn({ known, isHostile: false }, target),
    requestsIn({ known, isHostile: true }, target),
  );
}

function requestsIn(manner: Manner, { path, method, operation }: Target): Arbitrary<FuzzRequest> {
  const parts = [
    pathOf(path, operation, manner),
    queryOf(operation, manner),
    bodyOf(operation, manner),
  ] as const;
  return fc
    .tuple(...parts)
    .map(([address, query, { contentType, body }]) => ({
      method: method.toUpperCase(),
      address: `${address}${query && `?${query}`}`,
      contentType,
      body,
    }));
}

function pathOf(path: string, { parameters = [] }: Operation, manner: Manner): Arbitrary<string> {
  const places = parameters.filter((parameter) => parameter.in === 'path');
  const values = places.map(({ name, schema }) => {
    const value = fromSchema(schema, manner, name);
    return value.map((one) => [`{${name}}`, encoded(one)] as const);
  });
  return fc
    .tuple(...values)
    .map((pairs) =>
      pairs.reduce((filled, [place, text]) => filled.replace(place, () => text), path),
    );
}

function queryOf({ parameters = [] }: Operation, manner: Manner): Arbitrary<string> {
  const properties = Object.fromEntries(
    parameters
      .filter(({ in: place }) => place === 'query')
      .map(({ name, schema }) => [name, schema]),
  );
  const pairs = fromSchema({ type: 'object', properties }, manner).map((query) =>
    // An array represents a name that occurs twice; anything else that is no object has no names.
    Object.entries(Object(query)).flatMap(([name, value]) =>
      [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`),
    ),
  );
  const query = pairs.map((all) => all.join('&'));
  return manner.isHostile ? fc.oneof(query, fc.constantFrom('%', '%zz=1', '&&==', 'q[]=1')) : query;
}

function bodyOf({ requestBody }: Operation, manner: Manner) {
  const schema = requestBody?.content[json]?.schema;
  const right = fc.constant(json);
  if (!schema) {
    const nothing = fc.record({ contentType: right, body: fc.constant(undefined) });
    return manner.isHostile
      ? fc.oneof(
          nothing,
          fc.record({ contentType: fc.oneof(right, nastyContentType), body: nastyBody }),
        )
      : nothing;
  }
  const body = fromSchema(schema, manner).map((value) => JSON.stringify(value));
  if (!manner.isHostile) return fc.record({ contentType: right, body });
  return fc.record({
    contentType: fc.oneof({ arbitrary: right, weight: 9 }, nastyContentType),
    body: fc.oneof({ arbitrary: body, weight: 5 }, nastyBody),
  });
}

/** Percent-encoded; half a surrogate pair becomes the bytes that are no UTF-8. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}
