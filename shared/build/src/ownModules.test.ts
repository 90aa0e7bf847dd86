import { type BuildResult, createSection } from './testing/buildFixture';

jest.setTimeout(60_000);

const outside = {
  'another section': ['remotes/user/src/users/user', '.ts'],
  'the host': ['host/src/navigation/forcedNavigation', '.ts'],
  'what the host gives': ['shared/ui/src/layout', '/index.ts'],
  'a package that it does not name': ['shared/energy/src/cups', '/index.ts'],
} as const;

describe('a section that reaches outside by paths', () => {
  let result: BuildResult;
  beforeAll(async () => {
    const imports = Object.values(outside).map(([path]) => `export * from '../../../${path}';`);
    const section = await createSection({
      'src/Pages.tsx': `export * from './own';\nexport * from 'decimal.js';\n`,
      'src/own.ts': imports.join('\n'),
    });
    result = await section.build();
  });

  it('is not built', () => {
    expect(result.output.has('.inputs')).toBe(false);
  });

  it.each(Object.entries(outside))('is told who imports %s', (_what, [path, rest]) => {
    const sentence = `/src/own\\.ts imports ${path}${rest}, which is outside this section: `;
    expect(result.errors).toMatch(new RegExp(sentence));
  });

  it('is told nothing else: neither of its own files, nor of packages, nor of what those import', () => {
    expect(result.errors.match(/which is outside/g)).toHaveLength(Object.keys(outside).length);
  });
});
