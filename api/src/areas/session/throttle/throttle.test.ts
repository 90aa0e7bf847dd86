import { errorBodySchema } from '@vatio/contracts/errors';
import { sharedApi, type TestUser } from '../../../../test/fileApi';
import { TestApi } from '../../../../test/testApi';
import { isPassword } from '../sessions/passwords';

// Hundreds of logins of nobody, with a dummy that costs nothing: only the number of checks matters.
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

const api = sharedApi();
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

describe.each([
  ['a known account', () => nuria.email],
  ['an unknown account', () => 'nobody-at-all@vatio.example'],
])('by account: %s', (_name, email) => {
  const secondsRefused = async () =>
    Number((await api.login(email(), 'wrong-password', elsewhere())).headers['retry-after'] ?? 0);

  it('blocks for a minute after five failures in five minutes', async () => {
    for (let time = 0; time < 5; time += 1) await fail(1, email, elsewhere());
    expect(await secondsRefused()).toBe(60);
    expect(await statusOf(olga.email, olga.password, elsewhere())).toBe(200);
    api.clock.advance({ seconds: 60 });
    await fail(1, email, elsewhere());
  });

  it('takes no note of failures that are further apart', async () => {
    for (let time = 0; time < 12; time += 1) {
      await fail(1, email, elsewhere());
      api.clock.advance({ seconds: 75 });
    }
  });

  it('doubles the delay with each failure, up to a quarter of an hour', async () => {
    for (let time = 0; time < 4; time += 1) await fail(1, email, elsewhere());
    for (const seconds of [60, 120, 240, 480, 900, 900]) {
      await fail(1, email, elsewhere());
      expect(await secondsRefused()).toBe(seconds);
      api.clock.advance({ seconds });
    }
  });

  it('gives a burst from everywhere no more tries than a row', async () => {
    const burst = Array.from({ length: 12 }, () => statusOf(email(), 'wrong', elsewhere()));
    const statuses = await Promise.all(burst);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(checks).toHaveBeenCalledTimes(5);
  });
});

it('says long waits in minutes', async () => {
  for (let time = 0; time < 4; time += 1) await fail(1, () => nuria.email, elsewhere());
  for (const seconds of [60, 120]) {
    await fail(1, () => nuria.email, elsewhere());
    api.clock.advance({ seconds });
  }
  await fail(1, () => nuria.email, elsewhere());
  expect((await api.login(nuria.email, nuria.password, elsewhere())).json.message).toBe(
    'Demasiados intentos fallidos. Espera 4 minutos y vuelve a intentarlo.',
  );
});

it('forgets the failures of an account after a success', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let time = 0; time < 4; time += 1) await fail(1, () => nuria.email, elsewhere());
    expect(await statusOf(nuria.email, nuria.password, elsewhere())).toBe(200);
  }
});

it('remembers in the database, and there no e-mail', async () => {
  for (let time = 0; time < 5; time += 1) await fail(1, () => nuria.email, elsewhere());
  const rows = await api.db.selectFrom('login_throttle').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('@');
  const other = await TestApi.start({ db: api.db, now: api.clock.now });
  expect((await other.login(nuria.email, nuria.password, elsewhere())).status).toBe(429);
  await other.close();
});
