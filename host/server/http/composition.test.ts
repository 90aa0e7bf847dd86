import { SectionCatalog } from '../sections/catalog';
import { composeDocument, htmlSafeJson, perRevision } from './composition';

const template = '<head><!-- vatio:head --></head>';
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
    expect(composeDocument(template, runtime, { sections: [] })).toBe(
      [
        '<head><script type="application/json" id="vatio-config">{"companyName":"Vatio","testHost":"","avatarUrl":""}</script>',
        '<script type="application/json" id="vatio-sections">{"sections":[]}</script></head>',
      ].join('\n'),
    );
  });

  it('takes the patterns of String.replace for text', () => {
    const html = composeDocument(
      template,
      { ...runtime, companyName: "$& $' $` $1" },
      { sections: [] },
    );
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
});
