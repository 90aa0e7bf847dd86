import { issueXsrfToken } from '@vatio/contracts/xsrf';
import { sessionApi } from '../../test/apis/session';
import { call } from '../../test/calls/httpCall';
import { bearer, type TestUser, testConfig, testXsrfKey } from '../../test/testApi';

const nuria: TestUser = { email: 'nuria@vatio.example', password: 'contraseña-larga' };

const api = sessionApi.shared();
beforeAll(() => api.addUser(nuria));

const good = issueXsrfToken(testXsrfKey);
const other = issueXsrfToken(testXsrfKey);
const foreign = issueXsrfToken('the key of somebody else, also of 32 characters');
const [nonce = ''] = good.split('.');

type Pair = [name: string, cookie: string | undefined, header: string | undefined];
const forged: Pair[] = [
  ['nothing', undefined, undefined],
  ['only the cookie', good, undefined],
  ['only the header', undefined, good],
  ['two that differ', good, other],
  ['an empty pair', '', ''],
  ['an unsigned pair', nonce, nonce],
  ['a pair with an empty signature', `${nonce}.`, `${nonce}.`],
  ['a pair signed with another key', foreign, foreign],
  ['a pair with something behind', `${good}.x`, `${good}.x`],
  ['a pair cut short', good.slice(0, -1), good.slice(0, -1)],
  ['no token at all', 'x'.repeat(2000), 'x'.repeat(2000)],
];

const headersOf = ([, cookie, header]: Pair) => ({
  ...(cookie !== undefined && { cookie: `a=b; XSRF-TOKEN=${cookie}; c=d` }),
  ...(header !== undefined && { 'x-xsrf-token': header }),
});

describe.each(['/api/login', '/api/logout', '/api/session/renew'])('POST %s', (path) => {
  const post = async (headers: Record<string, string>) => {
    const { value } = await api.tokenOf(nuria);
    const body = { '/api/login': nuria, '/api/logout': { token: value } }[path];
    return call(`${api.url}${path}`, {
      method: 'POST',
      body,
      headers: { ...bearer(value), ...headers },
    });
  };

  it.each(forged)('refuses %s', async (...pair) => {
    const answer = await post(headersOf(pair));
    expect(answer.status).toBe(403);
    expect(answer.json).toEqual({
      message: 'La página ha caducado. Recárgala y repite la operación.',
    });
  });

  it('accepts a pair that agrees and is signed', async () => {
    expect((await post(headersOf(['good', good, good]))).status).toBeLessThan(300);
  });

  it('accepts the pair beside a second cookie of that name', async () => {
    const cookie = `XSRF-TOKEN=${other}; XSRF-TOKEN=${good}`;
    expect((await post({ cookie, 'x-xsrf-token': good })).status).toBeLessThan(300);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', undefined],
    ['same-origin', undefined],
    ['none', undefined],
  ])('with Sec-Fetch-Site %s answers %s', async (site, status) => {
    const answer = await post({ ...headersOf(['good', good, good]), 'sec-fetch-site': site });
    if (status) expect(answer.status).toBe(status);
    else expect(answer.status).toBeLessThan(300);
  });
});

it('asks nothing of requests that change nothing', async () => {
  const { value } = await api.tokenOf(nuria);
  const headers = { ...bearer(value), 'sec-fetch-site': 'cross-site' };
  expect((await api.get('/api/session', headers)).status).toBe(200);
});

it('where the public address is known, only its own pages may ask', async () => {
  const config = { ...testConfig, publicOrigin: 'https://vatio.empresa.es' };
  const known = await sessionApi.start({ config });
  const statusOf = async (origin: Record<string, string>) =>
    (await known.post('/api/logout', { token: 'none' }, origin)).status;
  expect(await statusOf({ origin: 'https://vatio.empresa.es' })).toBe(204);
  expect(await statusOf({})).toBe(204);
  for (const origin of ['https://rebound.example', 'http://vatio.empresa.es', 'null']) {
    expect(await statusOf({ origin })).toBe(403);
  }
  await known.close();
});
