import { reportError } from './reportError';

afterEach(() => jest.restoreAllMocks());

it('an error is one line in the console, with where it happened', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/billing/7');
  const error = new Error('broke');

  reportError(error, { section: 'billing', version: '1.0.0' });
  reportError('a text');

  expect(log.mock.calls).toEqual([
    ['[vatio]', { section: 'billing', version: '1.0.0', path: '/billing/7' }, error],
    ['[vatio]', { path: '/billing/7' }, 'a text'],
  ]);
});
