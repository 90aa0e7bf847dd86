import { registered } from '../testing/sections';
import { createReportSender } from './sendReport';

let send: jest.SpyInstance;
let now = 0;
beforeEach(() => {
  now = 1_800_000_000_000;
  send = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
});
afterEach(() => jest.restoreAllMocks());

const headersOf = jest.fn(() => ({ Authorization: 'Bearer secret', 'X-XSRF-TOKEN': 'nonce' }));
const sender = () =>
  createReportSender({ sections: () => [registered('billing')] }, headersOf, () => now);
const seen = (error: unknown) => ({ error, context: {}, path: '/billing' });

describe('reports', () => {
  it('are JSON with the headers of every request, outlive the page, and are lost without a word when the network is', async () => {
    sender()(seen(new Error('broke')));
    expect(headersOf).toHaveBeenCalledWith('POST', 'error-reports');
    expect(send).toHaveBeenCalledWith('error-reports', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        Authorization: 'Bearer secret',
        'X-XSRF-TOKEN': 'nonce',
      },
      body: expect.stringContaining('"message":"Error: broke"'),
      keepalive: true,
    });
    await expect(send.mock.results[0]?.value).rejects.toThrow('no network');
  });

  it('of the same error are sent once a minute', () => {
    const report = sender();
    const error = new Error('in every frame');
    for (let times = 0; times < 100; times += 1) report(seen(error));
    expect(send).toHaveBeenCalledTimes(1);

    now += 60_000;
    report(seen(error));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('of different errors are at most ten a minute', () => {
    const report = sender();
    for (let times = 0; times < 100; times += 1) report(seen(new Error(`number ${times}`)));
    expect(send).toHaveBeenCalledTimes(10);

    now += 60_000;
    report(seen(new Error('after a while')));
    expect(send).toHaveBeenCalledTimes(11);
  });
});
