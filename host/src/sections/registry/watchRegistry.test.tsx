import type { Session } from '@vatio/platform';
import { setOnline } from '../../testing/network';
import { watchRegistry } from './watchRegistry';

const user = { name: 'Ana', role: 'admin' } as const;
const signedIn: Session = { state: 'signed-in', user, expiresAt: 0 };

let session: Session;
let stop: () => void;
const refresh = jest.fn(async () => {});

beforeEach(() => {
  jest.useFakeTimers();
  session = signedIn;
  stop = watchRegistry({ refresh }, { get: () => session });
});
afterEach(() => {
  stop();
  refresh.mockClear();
});
const comeBack = () => {
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
};

describe('new versions are asked for', () => {
  it('every thirty seconds', () => {
    jest.advanceTimersByTime(29_999);
    expect(refresh).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_001);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('when the person comes back, but not more than once in five seconds', () => {
    jest.advanceTimersByTime(10_000);
    comeBack();
    expect(refresh).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(4999);
    comeBack();
    expect(refresh).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    comeBack();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('not without a network, and as soon as it is back', () => {
    setOnline(false);
    jest.advanceTimersByTime(60_000);
    comeBack();
    expect(refresh).not.toHaveBeenCalled();
    setOnline(true);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('neither while signed out nor in a hidden tab', () => {
    session = { state: 'signed-out' };
    jest.advanceTimersByTime(60_000);
    comeBack();
    session = signedIn;
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    jest.advanceTimersByTime(60_000);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('until the page is taken down', () => {
    stop();
    jest.advanceTimersByTime(60_000);
    comeBack();
    expect(refresh).not.toHaveBeenCalled();
  });
});
