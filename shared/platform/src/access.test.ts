import { decideAccess } from './access';
import type { Role, Session } from './contract';

const now = 1_800_000_000_000;
const roles: readonly Role[] = ['admin', 'writer', 'reader', 'pds_editor'];

const user = (role: Role) => ({ name: 'Ana', role });
const signedIn = (role: Role, expiresAt = now / 1000 + 60): Session => ({
  state: 'signed-in',
  user: user(role),
  expiresAt,
});

describe('whether a route may be entered', () => {
  it.each(roles)('%s enters where no roles are declared', (role) => {
    expect(decideAccess(signedIn(role), undefined, now)).toBe('allow');
  });

  describe.each(roles)('where only %s is declared', (declared) => {
    it.each(roles)('%s enters or is sent to the default section', (role) => {
      const expected = role === declared ? 'allow' : 'home';
      expect(decideAccess(signedIn(role), [declared], now)).toBe(expected);
    });
  });

  it.each(roles)('%s enters where all four are declared', (role) => {
    expect(decideAccess(signedIn(role), roles, now)).toBe('allow');
  });

  it.each(roles)('%s does not enter where the list of roles is empty', (role) => {
    expect(decideAccess(signedIn(role), [], now)).toBe('home');
  });

  it.each([undefined, roles, ['reader'] as const])(
    'nobody signed out enters (roles: %s)',
    (declared) => {
      expect(decideAccess({ state: 'signed-out' }, declared, now)).toBe('sign-in');
    },
  );

  it.each([undefined, ['admin'] as const, ['reader'] as const])(
    'an expired session does not enter, whatever its role (roles: %s)',
    (declared) => {
      const expired: Session = { state: 'expired', user: user('admin'), expiresAt: now / 1000 - 1 };
      expect(decideAccess(expired, declared, now)).toBe('sign-in');
    },
  );

  it('a session that has ended since it was last looked at does not enter', () => {
    expect(decideAccess(signedIn('admin', now / 1000), undefined, now)).toBe('sign-in');
    expect(decideAccess(signedIn('admin', now / 1000), undefined, now - 1)).toBe('allow');
  });
});
