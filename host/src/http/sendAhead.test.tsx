import { HttpError } from '@vatio/platform';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { testClient } from '../testing/client';
import { tokenOf } from '../testing/tokens';
import { createSendAhead } from './sendAhead';

/** A client, and the requests on the network, each answered with its number. */
function client(status = 200) {
  const test = testClient();
  test.session.store(tokenOf({ value: 'secret' }));
  const seen: Request[] = [];
  server.use(
    network.all('*/api/*', ({ request }) => {
      seen.push(request);
      return HttpResponse.json({ call: seen.length }, { status });
    }),
  );
  return { ...test, seen, sendAhead: createSendAhead(test.http) };
}

const untilSent = () => new Promise((resolve) => setTimeout(resolve));

it('sends at once, with the headers of the session, and gives the answer to the next caller', async () => {
  const { http, seen, sendAhead } = client();
  sendAhead('users?sort=name&page=1');
  await untilSent();
  expect(seen).toHaveLength(1);
  expect(seen[0]?.headers.get('Authorization')).toBe('Bearer secret');
  expect(seen[0]?.headers.get('Accept')).toBe('application/json');

  const answer = await http.get('users', { params: { sort: 'name', page: 1 } });
  expect(answer.data).toEqual({ call: 1 });
  expect(seen).toHaveLength(1);
});

it('gives an answer once: who asks again is answered afresh', async () => {
  const { http, sendAhead } = client();
  sendAhead('users');
  expect((await http.get('users')).data).toEqual({ call: 1 });
  expect((await http.get('users')).data).toEqual({ call: 2 });
});

it.each([
  ['another address', 'get', 'users/7'],
  ['another query', 'get', 'users?page=2'],
  ['another method', 'delete', 'users'],
])('gives it to nobody who asks for %s', async (_, method, url) => {
  const { http, seen, sendAhead } = client();
  sendAhead('users');
  await untilSent();
  expect((await http.request({ method, url })).data).toEqual({ call: 2 });
  expect(seen).toHaveLength(2);
});

it('gives it to nobody in another session', async () => {
  const { http, session, sendAhead } = client();
  sendAhead('users');
  await untilSent();
  session.store(tokenOf({ value: 'another' }));
  expect((await http.get('users')).data).toEqual({ call: 2 });
});

it.each(['post', 'put', 'patch', 'delete'])(
  'forgets it when something may be changed: %s',
  async (method) => {
    const { http, sendAhead } = client();
    sendAhead('users');
    await untilSent();
    await http.request({ method, url: 'clients' });
    expect((await http.get('users')).data).toEqual({ call: 3 });
  },
);

it('forgets also what was sent while something was being changed', async () => {
  const { http, seen, sendAhead } = client();
  let change = () => {};
  const changed = new Promise<void>((resolve) => {
    change = resolve;
  });
  server.use(
    network.post('*/api/clients', async () => {
      await changed;
      return HttpResponse.json({});
    }),
  );
  const changing = http.post('clients');
  sendAhead('users');
  await untilSent();
  expect(seen).toHaveLength(1);
  change();
  await changing;
  expect((await http.get('users')).data).toEqual({ call: 2 });
});

it('forgets an answer that nobody has asked for', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { http, sendAhead } = client();
  sendAhead('users');
  await jest.advanceTimersByTimeAsync(30_000);
  expect((await http.get('users')).data).toEqual({ call: 2 });
});

it.each([
  [401, 'onSessionRefused'],
  [400, 'onMalformed'],
] as const)('%d means nothing to the page until somebody asks', async (status, consequence) => {
  const { [consequence]: happened, http, seen, sendAhead } = client(status);
  sendAhead('users');
  await untilSent();
  await untilSent();
  expect(happened).not.toHaveBeenCalled();

  const failure = await http.get('users').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status, body: { call: 1 } });
  expect(happened).toHaveBeenCalledTimes(1);
  expect(seen).toHaveLength(1);
});

it('a caller who gives up waiting for it is told so', async () => {
  const { http, sendAhead } = client();
  sendAhead('users');
  const giveUp = new AbortController();
  const asking = http.get('users', { signal: giveUp.signal });
  giveUp.abort();
  await expect(asking).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});
