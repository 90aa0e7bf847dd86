import { sessionApi } from '../../../../test/apis/session';
import { type TestApi, testConfig } from '../../../../test/testApi';

let api: TestApi | undefined;
afterEach(() => api?.close());

const started = async (trustProxy: string[]): Promise<TestApi> => {
  api = await sessionApi.start({ config: { ...testConfig, trustProxy } });
  return api;
};
/** Returns the statuses of ten failures, each with another header, and of one more login. */
async function statuses(
  api: TestApi,
  forwarded: (time: number) => string,
): Promise<readonly number[]> {
  const answers: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    const { status } = await api.login(`nobody${time}@vatio.example`, 'wrong', forwarded(time));
    answers.push(status);
  }
  return answers;
}
const refusedAtLast = [...Array.from({ length: 10 }, () => 401), 429];

it('counts failures by the connection where no proxy is trusted, whatever a client forwards', async () => {
  const api = await started([]);
  expect(await statuses(api, (time) => `203.0.113.${time}`)).toEqual(refusedAtLast);
});

it('does the same for a connection that does not come from the trusted proxy', async () => {
  const api = await started(['172.31.250.18']);
  expect(await statuses(api, (time) => `203.0.113.${time}`)).toEqual(refusedAtLast);
});

it('counts by what the trusted proxy has added, not by what stood before it', async () => {
  const api = await started(['loopback']);
  const behindEdge = (time: number) => `203.0.113.${time}, 198.51.100.7`;
  expect(await statuses(api, behindEdge)).toEqual(refusedAtLast);
  const elsewhere = await api.login('nobody@vatio.example', 'wrong', '203.0.113.1, 198.51.100.8');
  expect(elsewhere.status).toBe(401);
});
