import { HttpError } from '@vatio/platform';
import { isCancel } from 'axios';
import { delay, HttpResponse, type JsonBodyType, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { testClient } from '../testing/client';
import { tokenOf } from '../testing/tokens';

const answer = (status: number, body: JsonBodyType = {}, headers: Record<string, string> = {}) =>
  server.use(network.all('*/api/x', () => HttpResponse.json(body, { status, headers })));

const failureOf = async (call: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof HttpError)) throw new Error('No HttpError', { cause: error });
  return error;
};

describe('401', () => {
  it('while signed in refuses the session, and the caller still gets the error', async () => {
    const { session, http, onSessionRefused } = testClient();
    session.store(tokenOf());
    answer(401, { message: 'La sesión ya no vale.' });

    const error = await failureOf(http.get('/x'));

    expect(error).toMatchObject({ kind: 'session', message: 'La sesión ya no vale.' });
    expect(onSessionRefused).toHaveBeenCalledTimes(1);
  });

  it('while signed out, as for a wrong password, is only an error', async () => {
    const { http, onSessionRefused } = testClient();
    answer(401);
    expect(await failureOf(http.post('/x'))).toMatchObject({ status: 401 });
    expect(onSessionRefused).not.toHaveBeenCalled();
  });

  it.each([
    ['an older session', tokenOf({ value: 'old' })],
    ['a call from before the login', undefined],
  ])('that answers %s says nothing about the session of now', async (_, before) => {
    const { session, http, onSessionRefused } = testClient();
    if (before) session.store(before);
    server.use(
      network.get('*/api/x', () => {
        session.store(tokenOf({ value: 'new' }));
        return new HttpResponse(null, { status: 401 });
      }),
    );
    await failureOf(http.get('/x'));
    expect(onSessionRefused).not.toHaveBeenCalled();
  });
});

describe('400', () => {
  it('leaves the page that sent it, and the caller still gets the error', async () => {
    const { http, onMalformed, onSessionRefused } = testClient();
    answer(400, { message: 'Falta un dato.' });
    expect(await failureOf(http.get('/x'))).toMatchObject({ status: 400 });
    expect(onMalformed).toHaveBeenCalledTimes(1);
    expect(onSessionRefused).not.toHaveBeenCalled();
  });
});

describe('every other error', () => {
  it.each([403, 404, 409, 413, 422, 429, 500, 503])(
    '%s only goes to the caller',
    async (status) => {
      const { session, http, onMalformed, onSessionRefused } = testClient();
      session.store(tokenOf());
      answer(status);
      expect(await failureOf(http.get('/x'))).toMatchObject({ status });
      expect(onMalformed).not.toHaveBeenCalled();
      expect(onSessionRefused).not.toHaveBeenCalled();
    },
  );

  it.each([400, 401, 403, 422, 500])('of %s passes its body on as it came', async (status) => {
    const { http } = testClient();
    const body = { message: 'No se puede.', detail: { id: 7 }, list: [1, 2] };
    answer(status, body);
    expect((await failureOf(http.get('/x'))).body).toEqual(body);
  });

  it('gives the messages of the fields', async () => {
    const { http } = testClient();
    answer(422, { message: 'Revisa los datos.', fields: { 'lines.0.price': 'Es obligatorio' } });
    const error = await failureOf(http.post('/x'));
    expect(error.fields).toEqual({ 'lines.0.price': 'Es obligatorio' });
    expect(error.message).toBe('Revisa los datos.');
  });

  it.each([
    ['30', 30],
    ['0', 0],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('reads Retry-After «%s» as %s seconds', async (header, seconds) => {
    const { http } = testClient();
    answer(429, {}, { 'Retry-After': header });
    expect((await failureOf(http.get('/x'))).retryAfterSeconds).toBe(seconds);
  });

  it('that is no JSON passes its text on', async () => {
    const { http } = testClient();
    server.use(network.get('*/api/x', () => HttpResponse.text('<h1>Bad</h1>', { status: 502 })));
    expect(await failureOf(http.get('/x'))).toMatchObject({
      kind: 'unavailable',
      body: '<h1>Bad</h1>',
    });
  });
});

describe('a call without an answer', () => {
  it('is a network error when the server cannot be reached', async () => {
    const { session, http, onSessionRefused } = testClient();
    session.store(tokenOf());
    server.use(network.get('*/api/x', () => HttpResponse.error()));
    const error = await failureOf(http.get('/x'));
    expect(error).toMatchObject({ kind: 'network', status: 0, body: undefined });
    expect(error.cause).toBeDefined();
    expect(onSessionRefused).not.toHaveBeenCalled();
  });

  it('stays an abort when the caller aborted it', async () => {
    const { http } = testClient();
    server.use(network.get('*/api/x', () => delay('infinite')));
    const controller = new AbortController();
    const call = http.get('/x', { signal: controller.signal });
    controller.abort();
    expect(isCancel(await call.catch((cause: unknown) => cause))).toBe(true);
  });
});
