import { hintCookieName, parseHint } from '@vatio/contracts/hint';
import { changeInOtherTab, tokenOf } from '../testing/tokens';
import { keepHintCookie } from './hintCookie';
import { createSessionStore } from './sessionStore';
import { createTokenStorage } from './tokenStorage';

let stop = () => {};
const atStart = (stored?: object) => {
  if (stored) window.localStorage.setItem('token', JSON.stringify(stored));
  const session = createSessionStore(createTokenStorage());
  stop = keepHintCookie(session);
  return session;
};

const hint = () => new RegExp(`${hintCookieName}=([^;]*)`).exec(document.cookie)?.[1];
const hintedRole = () => parseHint(hint(), Date.now());

afterEach(() => stop());
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: it outlives a test otherwise
  document.cookie = `${hintCookieName}=; Path=/; Max-Age=0`;
});

describe('the hint of who will see the next page', () => {
  it('is there from the start for a person who signed in before', () => {
    const token = tokenOf({ role: 'reader' });
    atStart(token);
    expect(hint()).toBe(`reader.${token.expires_at}`);
  });

  it('comes with a login, follows a renewal, and goes with the logout', () => {
    const session = atStart();
    expect(hint()).toBeUndefined();

    session.store(tokenOf({ role: 'writer' }));
    expect(hintedRole()).toBe('writer');

    const renewed = tokenOf({ role: 'admin', value: 'secret-2', secondsLeft: 7200 });
    session.store(renewed);
    expect(hint()).toBe(`admin.${renewed.expires_at}`);

    session.clear();
    expect(hint()).toBeUndefined();
  });

  it('follows the session that another tab began', () => {
    const session = atStart();
    changeInOtherTab(tokenOf({ role: 'pds_editor' }));
    session.refresh();
    expect(hintedRole()).toBe('pds_editor');
  });

  it('of a session that has ended is taken away', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a page before this one left
    document.cookie = `${hintCookieName}=admin.4102444800; Path=/`;
    atStart(tokenOf({ secondsLeft: -1 }));
    expect(hint()).toBeUndefined();
  });

  it('is left for no other site and ends with the session', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    atStart(tokenOf({ secondsLeft: 600 }));
    expect(write.mock.calls.flat().join()).toMatch(
      /^vatio-hint=admin\.\d+; Path=\/; SameSite=Lax; Max-Age=(599|600)$/,
    );
  });

  it('is missed by nobody where the browser forbids cookies', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(() => atStart(tokenOf())).not.toThrow();
  });
});
