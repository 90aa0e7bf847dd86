import { assertCompatible } from './compatibility';

const offered = { react: '19.3.1', '@vatio/platform': '1.2.0', 'Module Federation': '2.9.2' };
const check =
  (requires: Record<string, string>, runtime = '2.9.2') =>
  () =>
    assertCompatible({ requires, runtime }, offered);

describe('a section’s requirements', () => {
  it.each([{}, { react: '^19.3.0' }, { react: '^19.3.1', '@vatio/platform': '^1.0.0' }])(
    'are met: %j',
    (requires) => {
      expect(check(requires)).not.toThrow();
    },
  );

  it.each([
    [{ react: '^18.0.0' }, 'Necesita react ^18.0.0; aquí está la 19.3.1.'],
    [{ react: '^19.4.0' }, 'Necesita react ^19.4.0; aquí está la 19.3.1.'],
    [{ '@vatio/platform': '^2.0.0' }, 'Necesita @vatio/platform ^2.0.0; aquí está la 1.2.0.'],
    [{ '@vatio/ui/maps': '^1.0.0' }, 'Necesita @vatio/ui/maps ^1.0.0; aquí no está.'],
    [
      { react: '^19.0.0', '@vatio/platform': '^1.3.0' },
      'Necesita @vatio/platform ^1.3.0; aquí está la 1.2.0.',
    ],
  ])('are not met by %j, and the message names both versions', (requires, message) => {
    expect(check(requires)).toThrow(expect.objectContaining({ kind: 'incompatible', message }));
  });

  it('are not met by another Module Federation, whose runtime would not be there', () => {
    expect(check({}, '2.10.0')).toThrow('Necesita Module Federation 2.10.0; aquí está la 2.9.2.');
  });
});
