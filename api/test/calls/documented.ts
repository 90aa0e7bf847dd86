import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

/** The part of an OpenAPI document that is read. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  /** One entry: what must be presented, all of it. */
  readonly security: readonly Readonly<Record<string, unknown>>[];
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** Schemas by content type. */
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly json: unknown;
}

interface Documented {
  readonly document: OpenApiDocument;
  readonly ajv: Ajv;
}

const json = 'application/json';
const byOrigin = new Map<string, Documented>();

/** The document of an API that is ready. */
export const documentOf = (app: FastifyInstance) => app.swagger() as unknown as OpenApiDocument;

/** Checks every further answer of this origin against its document. */
export function holdToDocument(origin: string, document: OpenApiDocument): void {
  const ajv = new Ajv({ allErrors: true, strictTypes: false });
  addFormats(ajv);
  byOrigin.set(origin, { document, ajv });
}

/**
 * Holds an answer against the document of its origin. Addresses that are in no document pass.
 *
 * @throws Error that says what does not fit
 */
export function requireDocumented(method: string, url: string, answer: Answer): void {
  const { origin, pathname } = new URL(url);
  const documented = byOrigin.get(origin);
  const operation = documented && operationOf(documented.document, method, pathname);
  if (!operation) return;
  const problem = problemOf(documented.ajv, operation, answer);
  if (!problem) return;
  throw new Error(
    `${method} ${pathname} answered ${answer.status}: ${problem}\n${answer.text.slice(0, 500)}`,
  );
}

/** A path as it is written wins over one with parameters. */
function operationOf({ paths }: OpenApiDocument, method: string, pathname: string) {
  const template =
    paths[pathname] ?? Object.entries(paths).find(([path]) => fits(path, pathname))?.[1];
  return template?.[method.toLowerCase()];
}

function fits(template: string, pathname: string): boolean {
  const [expected, given] = [template.split('/'), pathname.split('/')];
  return (
    expected.length === given.length &&
    expected.every((part, index) => part === given[index] || /^\{.*\}$/.test(part))
  );
}

function problemOf(ajv: Ajv, { responses }: Operation, answer: Answer): string | undefined {
  const documented = responses[answer.status] ?? responses[`${String(answer.status)[0]}XX`];
  if (!documented) return 'the OpenAPI document has no such status';
  if (!documented.content) return answer.text ? 'the document has no body there' : undefined;
  const schema = documented.content[json]?.schema;
  if (!schema) return 'the document has another content type';
  if (!String(answer.headers['content-type']).startsWith(json)) return 'it is no JSON';
  const isValid: ValidateFunction = ajv.compile(schema);
  return isValid(answer.json) ? undefined : ajv.errorsText(isValid.errors, { dataVar: 'body' });
}
