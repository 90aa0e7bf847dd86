import { sectionBuild, versionOf } from '../testing/folders';
import { SectionCatalog } from './catalog';

const version = (name: string, id: string) => versionOf(sectionBuild(name, id));

const listed = (name: string) => ({ name, allowOverrides: [] });

describe('SectionCatalog', () => {
  it('lists the active versions, in the order of the configuration', () => {
    const catalog = new SectionCatalog(['billing', 'company', 'user'].map(listed));
    expect(catalog.registry()).toEqual({ sections: [] });

    catalog.activate(version('user', '1.0.0-00000001'));
    catalog.activate(version('billing', '1.0.0-00000001'));
    const { sections } = catalog.registry();
    expect(sections.map(({ name }) => name)).toEqual(['billing', 'user']);
    expect(sections[0]).toMatchObject({
      version: '1.0.0-00000001',
      entry: '/remotes/billing/1.0.0-00000001/entry.11112222.js',
      integrity: expect.stringMatching(/^sha384-/),
    });
    expect(sections[0]).not.toHaveProperty('files');
  });

  it('serves versions beside the active one, until they are no longer kept', () => {
    const catalog = new SectionCatalog([listed('billing')]);
    for (const id of ['1.0.1-00000001', '1.0.2-00000001']) catalog.serve(version('billing', id));
    expect(catalog.registry()).toEqual({ sections: [] });
    catalog.activate(version('billing', '1.0.3-00000001'));

    catalog.keepOnly('billing', new Set(['1.0.2-00000001']));
    const isServed = (id: string) => catalog.file('billing', id, 'entry.11112222.js') !== undefined;
    expect(['1.0.1-00000001', '1.0.2-00000001', '1.0.3-00000001'].map(isServed)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('goes on serving the files of a section that is no longer listed', () => {
    const catalog = new SectionCatalog([listed('billing'), listed('user')]);
    catalog.activate(version('billing', '1.0.0-00000001'));
    catalog.activate(version('user', '1.0.0-00000001'));
    catalog.configure([listed('user')]);
    expect(catalog.registry().sections.map(({ name }) => name)).toEqual(['user']);
    expect(catalog.file('billing', '1.0.0-00000001', 'entry.11112222.js')).toBeDefined();
  });

  it('says from where a browser may replace a section', () => {
    const catalog = new SectionCatalog([listed('user')]);
    const before = catalog.revision;
    const allowOverrides = ['http://localhost:*'];
    catalog.configure([{ name: 'billing', allowOverrides }, listed('user')]);
    expect(catalog.registry()).toEqual({
      sections: [],
      allowOverrides: { billing: allowOverrides },
    });
    expect(catalog.revision).not.toBe(before);
  });

  it('lists the files of active versions first, which are compressed first', () => {
    const catalog = new SectionCatalog([listed('billing'), listed('user')]);
    catalog.serve(version('billing', '1.0.0-00000001'));
    const billing = version('billing', '1.0.1-00000001');
    const user = version('user', '1.0.1-00000001');
    catalog.activate(billing);
    catalog.activate(user);
    const assets = catalog.assetsOf(['billing', 'user']);
    expect(assets).toHaveLength(6);
    expect(assets.slice(0, 4)).toEqual([...billing.files.values(), ...user.files.values()]);
  });

  it('changes its revision with every activation', () => {
    const catalog = new SectionCatalog([listed('billing')]);
    const before = catalog.revision;
    catalog.activate(version('billing', '1.0.0-00000001'));
    expect(catalog.revision).not.toBe(before);
  });

  it('knows nothing that only looks like a name', () => {
    const catalog = new SectionCatalog([listed('billing')]);
    catalog.activate(version('billing', '1.0.0-00000001'));
    expect(catalog.file('constructor', '1.0.0-00000001', 'entry.11112222.js')).toBeUndefined();
    expect(catalog.file('billing', '__proto__', 'entry.11112222.js')).toBeUndefined();
    expect(catalog.file('billing', '1.0.0-00000001', 'toString')).toBeUndefined();
  });
});
