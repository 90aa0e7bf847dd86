import { createTokenStorage } from './tokenStorage';

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

describe('the storage of the token', () => {
  it('is local storage under the key that the specification fixes', () => {
    const storage = createTokenStorage();
    storage.write('text');
    expect(window.localStorage.getItem('token')).toBe('text');
    expect(storage.read()).toBe('text');

    storage.clear();
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(storage.read()).toBeNull();
  });

  it('reads what another tab wrote', () => {
    const storage = createTokenStorage();
    storage.write('mine');
    window.localStorage.setItem('token', 'theirs');
    expect(storage.read()).toBe('theirs');
  });

  it('lives in memory where the browser forbids storage altogether', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    const storage = createTokenStorage();
    expect(storage.read()).toBeNull();

    storage.write('text');
    expect(storage.read()).toBe('text');

    storage.clear();
    expect(storage.read()).toBeNull();
  });

  it('gives the last token even when it could not take the place of the stored one', () => {
    const storage = createTokenStorage();
    storage.write('old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    storage.write('new');
    expect(storage.read()).toBe('new');

    full.mockRestore();
    storage.write('newest');
    expect(storage.read()).toBe('newest');
    expect(window.localStorage.getItem('token')).toBe('newest');
  });
});
