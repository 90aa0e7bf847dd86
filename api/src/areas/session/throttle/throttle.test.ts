import { errorBodySchema } from '@vatio/contracts/errors';
import { sessionApi } from '../../../../test/apis/session';
import type { HttpAnswer } from '../../../../test/calls/httpCall';
import { type TestUser, xsrfPair } from '../../../../test/testApi';
import { isPassword } from '../sessions/passwords';

// Hundreds of logins of unknown accounts, with a dummy that is free to check: only the number of checks
// matters.
jest.mock('../sessions/passwords', () => {
  const actual =
    jest.requireActual<typeof import('../sessions/passwords')>('../sessions/passwords');
  const dummyHash =
    '$argon2id$v=19$m=8,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$IU7SsZs1YfI6FgVDZW30TJTCWBh4nfFNEHpjfTUHIQ8';
  return { ...actual, dummyHash, isPassword: jest.fn(actual.isPassword) };
});
const checks = jest.mocked(isPassword);

const nuria: TestUser = { email: 'nuria@vatio.example', password: 'contraseña-larga' };
const olga: TestUser = { email: 'olga@vatio.example', password: 'contraseña-larga' };

const api = sessionApi.shared();
beforeAll(async () => {
  await api.addUser(nuria);
  await api.addUser(olga);
});
afterEach(() => {
  api.clock.advance({ seconds: 2 * 24 * 60 * 60 });
  checks.mockClear();
});

let number = 0;
/** An account that does not exist, another each time. */
const nobody = () => {
  number += 1;
  return `nobody${number}@vatio.example`;
};
const statusOf = async (email: string, password: string, address?: string) =>
  (await api.login(email, password, address)).status;
async function fail(times: number, email: () => string, address?: string): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    expect(await statusOf(email(), 'wrong-password', address)).toBe(401);
  }
}

describe('by address', () => {
  it('refuses every login after ten failures, until the minute is over', async () => {
    await fail(4, nobody);
    api.clock.advance({ seconds: 20 });
    await fail(6, nobody);
    api.clock.advance({ seconds: 10 });
    const refused = await api.login(nuria.email, nuria.password);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
    expect(errorBodySchema.parse(refused.json)).toEqual({
      message: 'Demasiados intentos fallidos. Espera 30 segundos y vuelve a intentarlo.',
      retryAfterSeconds: 30,
    });
    expect(await statusOf(nuria.email, nuria.password, '203.0.113.8')).toBe(200);
    api.clock.advance({ seconds: 30 });
    expect(await statusOf(nuria.email, nuria.password)).toBe(200);
  });

  it('does not count successes: an office shares one address', async () => {
    for (let person = 0; person < 12; person += 1) {
      expect(await statusOf(nuria.email, nuria.password)).toBe(200);
    }
    await fail(9, nobody);
    expect(await statusOf(nuria.email, nuria.password)).toBe(200);
  });

  it('forgets failures after a minute', async () => {
    await fail(9, nobody);
    api.clock.advance({ seconds: 60 });
    await fail(9, nobody);
  });

  it('gives a burst no more tries than a row', async () => {
    const burst = Array.from({ length: 25 }, () => statusOf(nobody(), 'wrong-password'));
    const statuses = await Promise.all(burst);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect(checks).toHaveBeenCalledTimes(10);
  });

  it('counts a whole IPv6 network as one, and trusts no address that a client invents', async () => {
    let host = 0;
    for (let time = 0; time < 10; time += 1) {
      host += 1;
      // The client sent the first one; our proxy appended the last.
      await fail(1, nobody, `10.9.8.${host}, 2001:db8:1:2::${host}`);
    }
    expect(await statusOf(nuria.email, nuria.password, '2001:db8:1:2:ffff::1')).toBe(429);
    expect(await statusOf(nuria.email, nuria.password, '2001:db8:1:3::1')).toBe(200);
  });

  it('takes what is no address for the address of the proxy', async () => {
    expect(await statusOf(nuria.email, nuria.password, 'x'.repeat(5000))).toBe(200);
  });
});

let host = 0;
/** Another address each time, so that only the account counts. */
const elsewhere = () => {
  host += 1;
  return `198.51.${host >> 8}.${host & 255}`;
};

const accounts: [string, () => string][] = [
  ['a known account', () => nuria.email],
  ['an unknown account', () => 'nobody-at-all@vatio.example'],
];
const secondsRefused = async (email: string, address: string) =>
  Number((await api.login(email, 'wrong-password', address)).headers['retry-after'] ?? 0);

describe.each(accounts)('by account and address: %s', (_name, email) => {
  it('blocks that pair for a minute after five failures in five minutes', async () => {
    const address = elsewhere();
    await fail(5, email, address);
    expect(await secondsRefused(email(), address)).toBe(60);
    expect(await statusOf(olga.email, olga.password, address)).toBe(200);
    await fail(1, email, elsewhere());
    api.clock.advance({ seconds: 60 });
    await fail(1, email, address);
  });

  it('takes no note of failures that are further apart', async () => {
    const address = elsewhere();
    for (let time = 0; time < 12; time += 1) {
      await fail(1, email, address);
      api.clock.advance({ seconds: 75 });
    }
  });

  it('doubles the delay with each failure, up to a quarter of an hour', async () => {
    const address = elsewhere();
    await fail(4, email, address);
    for (const seconds of [60, 120, 240, 480, 900, 900]) {
      await fail(1, email, address);
      expect(await secondsRefused(email(), address)).toBe(seconds);
      api.clock.advance({ seconds });
    }
  });
});

describe.each(accounts)('by account, from everywhere: %s', (_name, email) => {
  it('slows to one try in ten seconds, and never more', async () => {
    for (let time = 0; time < 10; time += 1) await fail(1, email, elsewhere());
    for (let time = 0; time < 12; time += 1) {
      expect(await secondsRefused(email(), elsewhere())).toBe(10);
      api.clock.advance({ seconds: 10 });
      await fail(1, email, elsewhere());
    }
  });

  it('is not slowed by a single address, which the pair stops before', async () => {
    const address = elsewhere();
    for (let minute = 0; minute < 60; minute += 1) {
      await api.login(email(), 'wrong-password', address);
      api.clock.advance({ seconds: 30 });
    }
    expect(await secondsRefused(email(), elsewhere())).toBe(0);
  });

  it('gives a burst from everywhere no more tries than a row', async () => {
    const burst = Array.from({ length: 12 }, () => statusOf(email(), 'wrong', elsewhere()));
    const statuses = await Promise.all(burst);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(checks).toHaveBeenCalledTimes(10);
  });
});

describe('a browser where the account has signed in', () => {
  const cookiesOf = (answer: HttpAnswer) =>
    (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  const loginWith = (cookie: string, { email, password }: TestUser, address = '203.0.113.7') => {
    const headers = xsrfPair();
    return api.post(
      '/api/login',
      { email, password },
      { ...headers, 'x-forwarded-for': address, cookie: `${headers.cookie}; ${cookie}` },
    );
  };
  const deviceOf = async (user: TestUser) =>
    cookiesOf(await api.login(user.email, user.password, elsewhere()));

  it('enters though its address is locked, and others there do not', async () => {
    const device = await deviceOf(nuria);
    await fail(10, nobody);
    expect(await statusOf(nuria.email, nuria.password)).toBe(429);
    expect((await loginWith(device, nuria)).status).toBe(200);
    // The cookie does not help other accounts.
    expect((await loginWith(device, olga)).status).toBe(429);
  });

  it('enters though the account is under attack from everywhere', async () => {
    const device = await deviceOf(nuria);
    for (let time = 0; time < 10; time += 1) await fail(1, () => nuria.email, elsewhere());
    expect(await statusOf(nuria.email, nuria.password, elsewhere())).toBe(429);
    expect((await loginWith(device, nuria, elsewhere())).status).toBe(200);
  });

  it('has a counter of its own, which locks it alone', async () => {
    const device = await deviceOf(nuria);
    const wrong = { ...nuria, password: 'wrong-password' };
    for (let time = 0; time < 5; time += 1) {
      expect((await loginWith(device, wrong, elsewhere())).status).toBe(401);
    }
    const refused = await loginWith(device, nuria, elsewhere());
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(await statusOf(nuria.email, nuria.password)).toBe(200);
  });

  it.each<[string, (cookie: string) => string]>([
    ['forged', (cookie) => cookie.replace(/(vatio-device=[\w-]{22}\.)\d/, '$19')],
    ['under another name', (cookie) => cookie.replace(/vatio-device=/, 'vatio-devices=')],
    ['endless', () => `vatio-device=${'~'.repeat(9000)}`],
  ])('is not believed when its cookie is %s', async (_name, change) => {
    const device = change(await deviceOf(nuria));
    await fail(10, nobody);
    expect((await loginWith(device, nuria)).status).toBe(429);
  });

  it('is known for half a year', async () => {
    const device = await deviceOf(nuria);
    api.clock.advance({ seconds: 181 * 24 * 60 * 60 });
    await fail(10, nobody);
    expect((await loginWith(device, nuria)).status).toBe(429);
  });

  it('knows several people who share it', async () => {
    const first = await deviceOf(nuria);
    const both = cookiesOf(await loginWith(first, olga, elsewhere()));
    await fail(10, nobody);
    for (const user of [nuria, olga]) expect((await loginWith(both, user)).status).toBe(200);
  });

  it('keeps it in a cookie that scripts cannot read and only logins send', async () => {
    const { headers } = await api.login(nuria.email, nuria.password);
    expect(headers['set-cookie']?.[1]).toMatch(
      /^vatio-device=[\w.~-]+; Path=\/api\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const { email, password } = nuria;
    const behindTls = { 'x-forwarded-proto': 'https' };
    const secure = await api.post('/api/login', { email, password }, behindTls);
    expect(secure.headers['set-cookie']?.[1]).toMatch(/; SameSite=Strict; Secure$/);
  });
});

it('says long waits in minutes', async () => {
  const address = elsewhere();
  await fail(4, () => nuria.email, address);
  for (const seconds of [60, 120]) {
    await fail(1, () => nuria.email, address);
    api.clock.advance({ seconds });
  }
  await fail(1, () => nuria.email, address);
  expect((await api.login(nuria.email, nuria.password, address)).json.message).toBe(
    'Demasiados intentos fallidos. Espera 4 minutos y vuelve a intentarlo.',
  );
});

it('forgets the failures of an account after a success', async () => {
  const address = elsewhere();
  for (let round = 0; round < 3; round += 1) {
    await fail(4, () => nuria.email, address);
    expect(await statusOf(nuria.email, nuria.password, address)).toBe(200);
    // The address keeps them for a minute, the pair would for five.
    api.clock.advance({ seconds: 60 });
  }
});

it('remembers in the database, and there no e-mail', async () => {
  const address = elsewhere();
  await fail(5, () => nuria.email, address);
  const rows = await api.db.selectFrom('login_throttle').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('@');
  const other = await sessionApi.start({ db: api.db, now: api.clock.now });
  expect((await other.login(nuria.email, nuria.password, address)).status).toBe(429);
  await other.close();
});
