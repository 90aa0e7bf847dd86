import {
  registeredSectionSchema,
  sectionDeclarationSchema,
  sectionDescriptorSchema,
  sectionRegistrySchema,
} from './sections';

const hash = `sha384-${'A'.repeat(64)}`;
const declaration = {
  name: 'activity-hours',
  title: 'Tiempo de gestión',
  path: 'activity-hours',
  owner: 'equipo-tiempo',
  requires: ['@vatio/ui/layout'],
};
const descriptor = {
  ...declaration,
  version: '1.2.3-0123abcd',
  container: 'activity_hours_1_2_3_0123abcd',
  module: './Section',
  entry: 'entry.0123abcd.js',
  runtime: '2.9.2',
  requires: { react: '^19.3.1' },
  files: { 'entry.0123abcd.js': hash, '7.89abcdef.js': hash },
};
const accepts = (facts: object) =>
  sectionDescriptorSchema.safeParse({ ...descriptor, ...facts }).success;

describe('what a section says of itself', () => {
  it('is a name, a title, a path, an owner, and what it requires', () => {
    expect(sectionDeclarationSchema.parse(declaration)).toEqual(declaration);
  });

  it.each(['Billing', 'billing_2', '2billing', '-billing', '', 'a b', '../billing', 'facturación'])(
    'has no name and no path like «%s»',
    (name) => {
      expect(sectionDeclarationSchema.safeParse({ ...declaration, name }).success).toBe(false);
      expect(sectionDeclarationSchema.safeParse({ ...declaration, path: name }).success).toBe(
        false,
      );
    },
  );

  it.each([
    [['admin', 'reader'], true],
    [[], true],
    [['root'], false],
    ['admin', false],
  ])('may declare the roles %j: %s', (roles, isFine) => {
    expect(sectionDeclarationSchema.safeParse({ ...declaration, roles }).success).toBe(isFine);
  });
});

describe('the badge of a section in the menu', () => {
  const isFine = (badge: object) =>
    sectionDeclarationSchema.safeParse({ ...declaration, badge }).success;

  it('is an address of the API, and perhaps for whom', () => {
    expect(isFine({ address: 'parameters/attention', roles: ['admin'] })).toBe(true);
    expect(isFine({ address: 'points/attention' })).toBe(true);
    expect(isFine({ address: 'https://elsewhere.example' })).toBe(false);
    expect(isFine({ address: 'points/attention', roles: ['root'] })).toBe(false);
  });
});

describe('what a section’s page asks the API for first', () => {
  const isFine = (first: object) =>
    sectionDeclarationSchema.safeParse({ ...declaration, firstRequests: [first] }).success;

  it('is an address of the API, the page that asks, and perhaps for whom', () => {
    expect(isFine({ page: '', address: 'users?sort=name&page=1' })).toBe(true);
    expect(isFine({ page: 'puntos/nuevos', address: 'points/attention' })).toBe(true);
    expect(isFine({ page: '', address: 'clients', roles: ['admin'] })).toBe(true);
    expect(isFine({ page: '', address: 'clients', roles: ['root'] })).toBe(false);
  });

  it.each([
    '',
    '/users',
    '//elsewhere.example/x',
    'https://elsewhere.example',
    '../login',
    'a?b#c',
  ])('is not «%s»: never outside of the API', (address) => {
    expect(isFine({ page: '', address })).toBe(false);
  });

  it.each(['/puntos', 'puntos/', '../user', 'puntos?x=1'])('is not asked by «%s»', (page) => {
    expect(isFine({ page, address: 'users' })).toBe(false);
  });
});

describe('section.json', () => {
  it('is accepted as the build writes it', () => {
    expect(sectionDescriptorSchema.parse(descriptor)).toEqual(descriptor);
  });

  it.each([
    '1.2.3',
    '1.2-0123abcd',
    '1.2.3-0123ABCD',
    '1.2.3-0123abc',
    'v1.2.3-0123abcd',
    '../1.2.3-0123abcd',
  ])('has no version like %s', (version) => {
    expect(accepts({ version })).toBe(false);
  });

  it.each(['a-b', 'a.b', '1a', 'Window', 'a b', ''])('has no container like «%s»', (container) => {
    expect(accepts({ container })).toBe(false);
  });

  it.each(['../entry.js', 'a/b.js', '.htaccess', 'C:\\x.js', '', 'a b.js', 'ñ.js'])(
    'has no file like «%s»: none may leave its folder',
    (file) => {
      expect(accepts({ files: { ...descriptor.files, [file]: hash } })).toBe(false);
      expect(accepts({ entry: file, files: { [file]: hash } })).toBe(false);
    },
  );

  it.each([
    'sha256-AAAA',
    `sha384-${'A'.repeat(63)}`,
    `sha384-${'A'.repeat(65)}`,
    'A'.repeat(64),
    '',
  ])('has no hash like «%s»', (bad) => {
    expect(accepts({ files: { [descriptor.entry]: bad } })).toBe(false);
  });

  it('lists its entry among its files', () => {
    expect(accepts({ entry: 'other.js' })).toBe(false);
  });

  it('exposes ./Section and nothing else', () => {
    expect(accepts({ module: './Other' })).toBe(false);
  });

  it.each(Object.keys(descriptor))('is refused without %s', (field) => {
    expect(accepts({ [field]: undefined })).toBe(false);
  });
});

describe('the registry', () => {
  const { files: _, ...facts } = descriptor;
  const registered = {
    ...facts,
    entry: '/remotes/activity-hours/1.2.3-0123abcd/e.js',
    integrity: hash,
  };

  it('holds sections with the address and the hash of their entry', () => {
    expect(registeredSectionSchema.parse(registered)).toEqual(registered);
    expect(sectionRegistrySchema.parse({ sections: [registered] }).sections).toHaveLength(1);
    expect(sectionRegistrySchema.parse({ sections: [] })).toEqual({ sections: [] });
  });

  it('holds no section without a hash', () => {
    const bare = { ...registered, integrity: undefined };
    expect(sectionRegistrySchema.safeParse({ sections: [bare] }).success).toBe(false);
  });
});
