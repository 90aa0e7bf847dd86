import { waitFor } from '@testing-library/react';
import type { ErrorReport } from '@vatio/contracts/federation/errorReport';
import { registered } from '../testing/sections';
import { noHeaders } from '../testing/tokens';
import { createErrorReporting, type ErrorReporting } from './reportError';

let reporting: ErrorReporting;
let send: jest.SpyInstance;
let log: jest.SpyInstance;
let stop = () => {};
beforeEach(() => {
  reporting = createErrorReporting({ sections: () => [registered('billing')] }, noHeaders);
  send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/billing/7?token=secret');
});
afterEach(() => {
  stop();
});

const sent = (): ErrorReport[] => send.mock.calls.map(([, { body }]) => JSON.parse(body));
/** The browser dispatches this for an uncaught error. */
const throwUncaught = (error: unknown) =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe('an error that was caught', () => {
  it('is one line in the console, with where it happened', () => {
    const error = new Error('broke');
    reporting.report(error, { section: 'billing', version: '1.0.0' });
    reporting.report('a text');

    expect(log.mock.calls).toEqual([
      ['[vatio]', { section: 'billing', version: '1.0.0', path: '/billing/7' }, error],
      ['[vatio]', { path: '/billing/7' }, 'a text'],
    ]);
  });

  it('is reported to the operators, even when the person moves on at once', async () => {
    reporting.report(new Error('one'), { incident: '1A2B3C4D' });
    window.history.replaceState(null, '', '/company');

    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledWith('error-reports', expect.objectContaining({ method: 'POST' }));
    expect(sent()).toEqual([
      expect.objectContaining({
        message: 'Error: one',
        path: '/billing/7',
        section: 'billing',
        owner: 'equipo-billing',
        incident: '1A2B3C4D',
      }),
    ]);
  });
});

describe('an error that nobody catches', () => {
  beforeEach(() => {
    stop = reporting.watchUncaught();
  });

  it('is reported, thrown or rejected, and leaves the console to the browser', async () => {
    throwUncaught(new Error('thrown'));
    reject(new Error('rejected'));
    reject('a text');

    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    expect(sent().map(({ message }) => message)).toEqual([
      'Error: thrown',
      'Error: rejected',
      'a text',
    ]);
    expect(sent()[0]?.context).toEqual({ kind: 'uncaught' });
    expect(log).not.toHaveBeenCalled();
  });

  it('is not reported when it is none', async () => {
    throwUncaught(new Error('ResizeObserver loop completed with undelivered notifications.'));
    throwUncaught('ResizeObserver loop limit exceeded');
    reject(new DOMException('The user aborted a request.', 'AbortError'));
    reject(Object.assign(new Error('canceled'), { name: 'CanceledError' }));
    reject(new Error('a real one'));

    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(sent().map(({ message }) => message)).toEqual(['Error: a real one']);
  });

  it('is nobody’s concern any more once the page is taken down', async () => {
    stop();
    reject(new Error('late'));
    reporting.report(new Error('the last'));
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(sent().map(({ message }) => message)).toEqual(['Error: the last']);
  });
});
