import fc from 'fast-check';
import { call } from '../../api/test/calls/httpCall';
import { TestApi, testConfig, xsrfPair } from '../../api/test/testApi';
import { inTime } from './inTime';
import { operationNames } from './operationNames';
import { gatherPeople, type People } from './people';
import { requestsTo } from './requests';

const numRuns = Number(process.env.FUZZ_CASES);
const seed = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {};
jest.setTimeout(600_000);

let api: TestApi;
let people: People;
beforeAll(async () => {
  api = await TestApi.start({
    config: { ...testConfig, logLevel: 'error', loginFailuresPerMinute: 100_000 },
  });
  people = await gatherPeople(api);
});
afterAll(async () => {
  process.stdout.write(`${operationNames().length} operations, ${numRuns} cases of each\n`);
  await api.close();
});

const callers = fc.oneof(
  { arbitrary: fc.constant('admin' as const), weight: 8 },
  { arbitrary: fc.constantFrom('reader' as const, 'nobody' as const), weight: 2 },
);
const xsrf = fc.oneof(
  { arbitrary: fc.constant(true), weight: 19 },
  { arbitrary: fc.constant(false), weight: 1 },
);

// That the answer is as documented, `call` sees to.
it.each(operationNames())('%s %s', async (path, method) => {
  const operation = api.document.paths[path]?.[method];
  if (!operation) throw new Error('not in the document');
  const {
    security: [needs],
  } = operation;
  const requests = requestsTo({ path, method, operation, known: people.known });
  const property = fc.asyncProperty(requests, callers, xsrf, async (request, caller, hasXsrf) => {
    if (method !== 'get') await people.restore();
    const send = () =>
      call(`${api.url}${request.address}`, {
        method: request.method,
        body: request.body,
        headers: {
          ...(hasXsrf && xsrfPair()),
          ...people.headersOf(caller),
          ...(request.contentType && { 'content-type': request.contentType }),
        },
      });
    const { status, text } = await inTime(send);
    const isRefused = status >= 400 && status < 500;
    if (status >= 500) throw new Error(`${status} ${text}\n${api.logLines.at(-1) ?? ''}`);
    if (caller === 'nobody' && needs?.session && !isRefused)
      throw new Error(`${status} for nobody`);
    if (!hasXsrf && needs?.xsrfHeader && !isRefused)
      throw new Error(`${status} without XSRF token`);
  });
  await fc.assert(property, { numRuns, ...seed });
});

it('has done no lasting harm', async () => {
  await people.restore();
  const headers = people.headersOf('admin');
  expect((await api.get('/api/session', headers)).status).toBe(200);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
