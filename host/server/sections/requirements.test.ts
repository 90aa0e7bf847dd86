import { conflicts, pathConflict } from './requirements';

const host = {
  version: '1.0.0-0a1b2c3d',
  offers: { react: '19.3.1', '@vatio/platform': '1.1.0', 'Module Federation': '2.9.2' },
};
const section = {
  name: 'billing',
  version: '1.4.0-3fa9c1d2',
  requires: { react: '^19.0.0', '@vatio/platform': '^1.0.0' },
  runtime: '2.9.2',
};

describe('conflicts', () => {
  it('finds none when the host offers all that the section needs', () => {
    expect(conflicts(section, host)).toEqual([]);
  });

  it('names both versions of everything that does not fit', () => {
    const requires = {
      ...section.requires,
      '@vatio/platform': '^2.0.0',
      '@vatio/ui/maps': '^1.0.0',
    };
    expect(conflicts({ ...section, requires, runtime: '2.8.0' }, host)).toEqual([
      'version 1.4.0-3fa9c1d2 needs @vatio/platform ^2.0.0 and this host (1.0.0-0a1b2c3d) offers 1.1.0',
      'version 1.4.0-3fa9c1d2 needs @vatio/ui/maps ^1.0.0 and this host (1.0.0-0a1b2c3d) does not offer it',
      'version 1.4.0-3fa9c1d2 needs Module Federation 2.8.0 and this host (1.0.0-0a1b2c3d) offers 2.9.2',
    ]);
  });

  it.each(['constructor', '__proto__', 'toString'])('offers no %s by accident', (name) => {
    const requires = Object.fromEntries([[name, '*']]);
    expect(conflicts({ ...section, requires }, host)).toHaveLength(1);
  });

  it('takes a range that is none for one that nothing satisfies', () => {
    expect(conflicts({ ...section, requires: { react: 'newest' } }, host)).toHaveLength(1);
  });
});

describe('pathConflict', () => {
  const place = { name: 'billing', version: '1.4.0-3fa9c1d2', path: 'facturas' };

  it('lets a section have its own path again, and any that is free', () => {
    const before = { ...place, version: '1.3.0-00000001' };
    expect(
      pathConflict(place, [before, { ...before, name: 'user', path: 'user' }]),
    ).toBeUndefined();
  });

  it('names both sections that want the same path', () => {
    const other = { name: 'invoices', version: '2.0.0-00000001', path: 'facturas' };
    expect(pathConflict(place, [other])).toBe(
      'version 1.4.0-3fa9c1d2 of "billing" wants the path /facturas, which version 2.0.0-00000001 of "invoices" has',
    );
  });

  it.each(['login', 'platform', 'api', 'assets', 'remotes'])('keeps /%s for the host', (path) => {
    expect(pathConflict({ ...place, path }, [])).toMatch(/which is the host's own$/);
  });
});
