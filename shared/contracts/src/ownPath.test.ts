import { ownPath } from './ownPath';

describe('where a login leads to', () => {
  it.each(['/', '/billing', '/billing/7?a=1#b', '/a//b'])(
    'is %s when that is asked for',
    (from) => {
      expect(ownPath(from)).toBe(from);
    },
  );

  it.each([
    undefined,
    null,
    7,
    {},
    '',
    'billing',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
  ])('is the default section instead of %p', (from) => {
    expect(ownPath(from)).toBe('/');
  });
});
