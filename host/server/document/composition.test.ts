import { SectionCatalog } from '../sections/catalog';
import { sectionBuild, versionOf } from '../testing/folders';
import { composeDocument, htmlSafeJson, perRevision } from './composition';

const template = '<head><!-- vatio:head --></head><body><!-- vatio:first-picture --></body>';
const runtime = { companyName: 'Vatio', testHost: '', avatarUrl: '' };

describe('htmlSafeJson', () => {
  it('cannot end the element, and parses to the same', () => {
    const value = { a: '</script><script>alert(1)</script><!--', b: '\u2028\u2029', c: 'ñ & "x"' };
    const json = htmlSafeJson(value);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(value);
  });
});

describe('composeDocument', () => {
  it('puts the data in place of the placeholder', () => {
    const links = ['<link rel="preload" as="script" href="/assets/a.js">'];
    const picture = { head: '<style>p{}</style>', body: '<p>Cargando…</p>' };
    expect(composeDocument(template, { runtime, registry: { sections: [] }, links, picture })).toBe(
      [
        '<head><link rel="preload" as="script" href="/assets/a.js">',
        '<style>p{}</style>',
        '<script type="application/json" id="vatio-config">{"companyName":"Vatio","testHost":"","avatarUrl":""}</script>',
        '<script type="application/json" id="vatio-sections">{"sections":[]}</script></head><body><p>Cargando…</p></body>',
      ].join('\n'),
    );
  });

  it('takes the patterns of String.replace for text', () => {
    const html = composeDocument(template, {
      runtime: { ...runtime, companyName: "$& $' $` $1" },
      registry: { sections: [] },
      links: [],
      picture: { head: '', body: '$&' },
    });
    expect(html).toContain('<body>$&</body>');
    expect(html).toContain('"companyName":"$& $\' $` $1"');
  });
});

describe('perRevision', () => {
  it('composes once as long as the registry stays the same', async () => {
    const catalog = new SectionCatalog([]);
    const compose = jest.fn(() => 'text');
    const composed = perRevision(catalog, 'x.txt', compose);
    const [one, two] = await Promise.all([composed(), composed()]);
    expect(one).toBe(two);
    expect(compose).toHaveBeenCalledTimes(1);
  });

  it('composes each variant once', async () => {
    const compose = jest.fn((_registry, variant: string) => variant);
    const composed = perRevision(new SectionCatalog([]), 'x.txt', compose);
    const assets = await Promise.all(['a', 'b', 'a'].map(composed));
    expect(assets.map(({ plain }) => String(plain))).toEqual(['a', 'b', 'a']);
    expect(compose).toHaveBeenCalledTimes(2);
  });

  it('composes anew when the registry changes', async () => {
    const catalog = new SectionCatalog([{ name: 'billing', allowOverrides: [] }]);
    const composed = perRevision(catalog, 'x.txt', ({ sections }) => String(sections.length));
    expect(String((await composed()).plain)).toBe('0');
    catalog.activate(versionOf(sectionBuild('billing', '1.0.0-aaaaaaaa')));
    expect(String((await composed()).plain)).toBe('1');
  });
});
