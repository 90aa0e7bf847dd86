import { STATUS_CODES } from 'node:http';
import swagger, { type SwaggerTransform } from '@fastify/swagger';
import { errorBodySchema } from '@vatio/contracts/errors';
import { xsrfCookieName, xsrfHeaderName } from '@vatio/contracts/xsrf';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { record, string, unknown } from 'zod';
import { safeMethods } from './xsrf';

export const documentPath = '/api/openapi.json';

/** The build writes the version here; there is none while a test runs the sources. */
const version = process.env.VATIO_VERSION ?? 'dev';

const description = `JSON over HTTP. Errors are told in Spanish, for the person; nothing is to be cached.
A call that changes something carries the XSRF token twice, in the cookie and in the header.`;

/** Answers of any operation, besides its own. */
const errors = {
  '4xx': errorAnswer(
    'Refused. 400 it is not JSON; 401 there is no session; 403 the role or the XSRF token does not allow it; 404 there is no such thing; 409 somebody else was quicker; 413 too large; 415 another content type; 422 a field is wrong; 429 too often.',
  ),
  '5xx': errorAnswer('Failed. 503 it is worth trying again, see Retry-After; 500 it is not.'),
};

/**
 * Describes every route registered from now on in an OpenAPI document, from the contracts that the
 * routes check with: `app.swagger()`, and GET /api/openapi.json.
 */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vatio API', version, description },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/login.' },
          xsrfHeader: { type: 'apiKey', in: 'header', name: xsrfHeaderName },
          xsrfCookie: { type: 'apiKey', in: 'cookie', name: xsrfCookieName },
        },
      },
    },
    transform,
  });
  app.get(
    documentPath,
    {
      config: { roles: 'public', needsDatabase: false },
      schema: { hide: true, response: { 200: record(string(), unknown()) } },
    },
    async () => app.swagger(),
  );
}

const transform: SwaggerTransform = (document) => {
  const { schema, url, route } = document;
  const described = { ...schema, ...describeOperation(schema, route) };
  const convert = converterOf(document);
  const { body, headers, params, querystring, response, ...rest } = described;
  const asked = Object.entries({ body, headers, params, querystring });
  const answers = Object.entries(response).map(([status, answer]) => [
    status,
    { ...convert('response', answer), 'x-response-description': nameOf(status, answer) },
  ]);
  return {
    schema: {
      ...rest,
      ...Object.fromEntries(
        asked.flatMap(([part, contract]) =>
          isObject(contract) ? [[part, convert('body', contract)]] : [],
        ),
      ),
      response: Object.fromEntries(answers),
    },
    url,
  };
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Contracts as JSON Schema, of requests and of answers: operations and servers share them. */
const known = { body: new WeakMap<object, object>(), response: new WeakMap<object, object>() };

/** Converts each contract once in a process: this takes longer than the rest of the document. */
function converterOf(document: Parameters<SwaggerTransform>[0]) {
  return (part: keyof typeof known, contract: object): object => {
    const before = known[part].get(contract);
    if (before) return before;
    const schema = part === 'body' ? { body: contract } : { response: { 200: contract } };
    const { body, response } = jsonSchemaTransform({ ...document, schema }).schema as {
      readonly body: object;
      readonly response?: { readonly 200: object };
    };
    const converted = response?.[200] ?? body;
    known[part].set(contract, converted);
    return converted;
  };
}

function describeOperation({ description = '', response }: FastifySchema, route: RouteOptions) {
  const { roles = 'public' } = route.config ?? {};
  const isPublic = roles === 'public';
  const isSafe = safeMethods.has(String(route.method));
  const needs = {
    ...(!isPublic && { session: [] }),
    ...(!isSafe && { xsrfHeader: [], xsrfCookie: [] }),
  };
  return {
    tags: [sectionOf(route.url)],
    description: `${description}\n\nFor: ${isPublic ? 'everybody' : roles.join(', ')}.`.trim(),
    security: [needs],
    response: { ...errors, ...(response as object) },
  };
}

function errorAnswer(text: string) {
  return { description: text, content: { 'application/json': { schema: errorBodySchema } } };
}

/** The standard's name for a status that has no description: OpenAPI requires one. */
const nameOf = (status: string, { description }: { readonly description?: string }) =>
  description ?? STATUS_CODES[status];

/** `/api/users/:id` belongs to users; login and logout to session. */
function sectionOf(url: string): string {
  const [, , first = ''] = url.split('/');
  return ['login', 'logout'].includes(first) ? 'session' : first;
}
