import { roles } from '@vatio/contracts/roles';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { undefined as nothing, object, string } from 'zod';
import { wholeApi } from '../../test/apis/whole';
import type { Operation } from '../../test/calls/documented';
import { testConfig } from '../../test/testApi';
import { documentPath } from './openapi';

const lenient = { response: { 200: object({ name: string().max(3) }), 204: nothing() } };

/** Each answers something that its contract does not have, past what checks it on its way out. */
function addLies(app: FastifyInstance): void {
  const options = { config: { roles: 'public' as const }, schema: lenient };
  const send = (status: number, body?: string) => async (_request: unknown, reply: FastifyReply) =>
    reply.code(status).type('application/json').send(body);
  app.get('/api/lies/body', options, send(200, '{"name":"long"}'));
  app.get('/api/lies/status', options, send(201, '{"name":"abc"}'));
  app.get('/api/lies/content', options, send(204, undefined));
  app.get('/api/lies/error', options, send(422, '{"error":"no message"}'));
  app.get('/api/lies/:id', options, send(200, '{"nobody":1}'));
}

const api = wholeApi.shared({ extend: addLies });

const operations = async (): Promise<[name: string, operation: Operation][]> => {
  const { paths } = (await api.get(documentPath)).json;
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
};

it('says of every operation what it takes, what it answers and who may call it', async () => {
  const described = Object.fromEntries(await operations());
  expect(described['post /api/login']).toMatchObject({
    tags: ['session'],
    description: 'For: everybody.',
    security: [{ xsrfHeader: [], xsrfCookie: [] }],
    requestBody: {
      content: { 'application/json': { schema: { required: ['email', 'password'] } } },
    },
    responses: { 200: { description: 'OK' }, '4XX': expect.anything(), '5XX': expect.anything() },
  });
  expect(described['get /api/session']).toMatchObject({
    description: `For: ${roles.join(', ')}.`,
    security: [{ session: [] }],
  });
});

it('has the errors everywhere', async () => {
  for (const [name, { responses }] of await operations()) {
    for (const range of ['4XX', '5XX']) {
      const schema = responses[range]?.content?.['application/json']?.schema;
      expect([name, schema]).toEqual([name, expect.objectContaining({ required: ['message'] })]);
    }
  }
});

it('is not there in production', async () => {
  const config = { ...testConfig, production: true };
  const production = await wholeApi.start({ db: api.db, config });
  expect((await production.get(documentPath)).status).toBe(404);
  await production.close();
});

it('is what the answers of tests are held against', async () => {
  const complaint = (path: string) => expect(api.get(`/api/lies/${path}`)).rejects;
  await complaint('body').toThrow(
    /^GET \/api\/lies\/body answered 200: body\/name must NOT have more than 3 characters/,
  );
  await complaint('status').toThrow('the OpenAPI document has no such status');
  await complaint('error').toThrow("body must have required property 'message'");
  await complaint('7').toThrow("body must have required property 'name'");
  await expect(api.get('/api/lies/content')).resolves.toMatchObject({ status: 204 });
});
