import { sessionApi } from '../../../../test/apis/session';
import type { HttpAnswer } from '../../../../test/calls/httpCall';
import { until } from '../../../../test/until';
import { dummyHash, isPassword } from './passwords';

/** Ends the checks that are waiting. */
const endings: (() => void)[] = [];
jest.mock('./passwords', () => ({
  ...jest.requireActual('./passwords'),
  isPassword: jest.fn(() => new Promise<boolean>((resolve) => endings.push(() => resolve(true)))),
}));
const checks = jest.mocked(isPassword);

const api = sessionApi.shared();
afterEach(() => {
  checks.mockClear();
});

/** Ends checks as they come, until all answers are there. */
async function finish(answers: Promise<HttpAnswer>[]): Promise<HttpAnswer[]> {
  let isDone = false;
  const all = Promise.all(answers).finally(() => {
    isDone = true;
  });
  await until(() => {
    for (const end of endings.splice(0)) end();
    return isDone;
  });
  return all;
}

it('checks two passwords at a time, lets 32 wait, and answers 503 to the rest', async () => {
  const answers: HttpAnswer[] = [];
  const logins = Array.from({ length: 40 }, async (_, index) => {
    const answer = await api.login(`nobody${index}@vatio.example`, 'x', `192.0.2.${index}`);
    answers.push(answer);
    return answer;
  });
  await until(() => answers.length === 6 && endings.length === 2);
  for (const { status, headers, json } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(json).toEqual({
      message: 'Hay demasiadas personas entrando a la vez. Espera un momento.',
      retryAfterSeconds: 5,
    });
  }
  expect(checks).toHaveBeenCalledTimes(2);
  const statuses = (await finish(logins)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(34);
});

it('checks one hash whatever is wrong: that of the account, or the dummy', async () => {
  const password = 'contraseña-larga';
  await api.addUser({ email: 'gone@vatio.example', password, active: false });
  for (const email of ['gone@vatio.example', 'nobody@vatio.example']) {
    const [answer] = await finish([api.login(email, password)]);
    expect(answer?.status).toBe(401);
  }
  const [[deactivated] = [], [unknown] = []] = checks.mock.calls;
  expect(checks).toHaveBeenCalledTimes(2);
  expect(deactivated).toMatch(/^\$argon2id\$/);
  expect(deactivated).not.toBe(dummyHash);
  expect(unknown).toBe(dummyHash);
});
