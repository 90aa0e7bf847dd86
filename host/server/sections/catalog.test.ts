import { Asset } from '../assets/asset';
import { sectionBuild } from '../testing/folders';
import { SectionCatalog } from './catalog';
import { sectionVersion } from './sectionVersion';

function version(name: string, id: string, digest = id) {
  const { descriptor, files } = sectionBuild(name, id);
  const assets = Object.entries(files).map(
    ([file, code]) => [file, new Asset(file, Buffer.from(code))] as const,
  );
  return sectionVersion(descriptor, digest, new Map(assets));
}

describe('SectionCatalog', () => {
  it('lists the active versions, in the order of the configuration', () => {
    const catalog = new SectionCatalog(['billing', 'company', 'user']);
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

  it('keeps the last five versions and the digests of all', () => {
    const catalog = new SectionCatalog(['billing']);
    const ids = [1, 2, 3, 4, 5, 6].map((n) => `1.0.${n}-00000001`);
    for (const id of ids) catalog.activate(version('billing', id, `digest of ${id}`));

    const isServed = (id: string) => catalog.file('billing', id, 'entry.11112222.js') !== undefined;
    expect(ids.map(isServed)).toEqual([false, true, true, true, true, true]);
    expect(catalog.active('billing')?.descriptor.version).toBe('1.0.6-00000001');
    expect(catalog.digest('billing', '1.0.1-00000001')).toBe('digest of 1.0.1-00000001');
  });

  it('counts the return to an older version as the latest', () => {
    const catalog = new SectionCatalog(['billing']);
    const ids = [1, 2, 3, 4, 5].map((n) => `1.0.${n}-00000001`);
    for (const id of [...ids, '1.0.1-00000001', '1.0.6-00000001']) {
      catalog.activate(version('billing', id));
    }
    expect(catalog.version('billing', '1.0.1-00000001')).toBeDefined();
    expect(catalog.version('billing', '1.0.2-00000001')).toBeUndefined();
  });

  it('changes its revision with every activation', () => {
    const catalog = new SectionCatalog(['billing']);
    const before = catalog.revision;
    catalog.activate(version('billing', '1.0.0-00000001'));
    expect(catalog.revision).not.toBe(before);
  });

  it('knows nothing that only looks like a name', () => {
    const catalog = new SectionCatalog(['billing']);
    catalog.activate(version('billing', '1.0.0-00000001'));
    expect(catalog.file('constructor', '1.0.0-00000001', 'entry.11112222.js')).toBeUndefined();
    expect(catalog.file('billing', '__proto__', 'entry.11112222.js')).toBeUndefined();
    expect(catalog.file('billing', '1.0.0-00000001', 'toString')).toBeUndefined();
  });
});
