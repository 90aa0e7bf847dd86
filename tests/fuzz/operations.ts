import fc from 'fast-check';
import { wholeApi } from '../../api/test/apis/whole';
import { call, type HttpAnswer } from '../../api/test/calls/httpCall';
import { type TestApi, testConfig, xsrfPair } from '../../api/test/testApi';
import { inTime } from './inTime';
import { operationNames } from './operationNames';
import { type Caller, gatherPeople, type People } from './people';
import { type FuzzRequest, requestsTo } from './requests';

const numRuns = Number(process.env.FUZZ_CASES);
const seed = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {};

/** The number of requests under way at once. */
const crowd = 8;
/** Requests that may take the callers their sessions: the next one would only be refused. */
const harmsCallers = /^\/api\/(login|logout|session|account|users)(\/|$)/;

interface Case {
  readonly request: FuzzRequest;
  readonly caller: Caller;
  readonly hasXsrf: boolean;
}
const callers = fc.oneof(
  { arbitrary: fc.constant('admin' as const), weight: 8 },
  { arbitrary: fc.constantFrom('reader' as const, 'nobody' as const), weight: 2 },
);
const xsrf = fc.oneof(
  { arbitrary: fc.constant(true), weight: 19 },
  { arbitrary: fc.constant(false), weight: 1 },
);

/** The tests of the operations with these methods, against an API of their own. */
export function fuzzOperations(isMeant: (method: string) => boolean): void {
  jest.setTimeout(600_000);
  const operations = operationNames().filter(([, method]) => isMeant(method));
  let api: TestApi;
  let people: People;
  beforeAll(async () => {
    api = await wholeApi.start({
      config: { ...testConfig, logLevel: 'error', loginFailuresPerMinute: 100_000 },
    });
    people = await gatherPeople(api);
  });
  afterAll(async () => {
    process.stdout.write(`${operations.length} operations, ${numRuns} cases of each\n`);
    await api.close();
  });

  const send = ({ request, caller, hasXsrf }: Case) =>
    call(`${api.url}${request.address}`, {
      method: request.method,
      body: request.body,
      headers: {
        ...(hasXsrf && xsrfPair()),
        ...people.headersOf(caller),
        ...(request.contentType && { 'content-type': request.contentType }),
      },
    });

  // That the answer is as documented, `call` sees to.
  it.each(operations)('%s %s', async (path, method) => {
    const operation = api.document.paths[path]?.[method];
    if (!operation) throw new Error('not in the document');
    const [needs] = operation.security;
    const judge = ({ request, caller, hasXsrf }: Case, { status, text }: HttpAnswer) => {
      const isRefused = status >= 400 && status < 500;
      const said = `${status} to ${request.method} ${request.address}`;
      if (status >= 500) throw new Error(`${said}: ${text}\n${api.logLines.at(-1) ?? ''}`);
      if (caller === 'nobody' && needs?.session && !isRefused) throw new Error(`${said} of nobody`);
      if (!hasXsrf && needs?.xsrfHeader && !isRefused)
        throw new Error(`${said} without XSRF token`);
    };
    const request = requestsTo({ path, method, operation, known: people.known });
    const atOnce = method !== 'get' && harmsCallers.test(path) ? 1 : crowd;
    const cases = fc.array(fc.record({ request, caller: callers, hasXsrf: xsrf }), {
      minLength: atOnce,
      maxLength: atOnce,
    });
    const property = fc.asyncProperty(cases, async (all) => {
      if (method !== 'get') await people.restore();
      const answers = await inTime(all.map((one) => () => send(one)));
      for (const [at, one] of all.entries()) judge(one, answers[at] as HttpAnswer);
    });
    await fc.assert(property, { numRuns: Math.ceil(numRuns / atOnce), ...seed });
  });

  it('has done no lasting harm', async () => {
    await people.restore();
    const headers = people.headersOf('admin');
    expect((await api.get('/api/session', headers)).status).toBe(200);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
}
