import { sha384 } from './plugins/sha384';
import { type BuildResult, createSection, descriptorOf } from './testing/buildFixture';

jest.setTimeout(60_000);

const lazySection = `import { useEffect } from 'react';
export default function Section() {
  useEffect(() => void Promise.all([import('./Styled'), import('./Plain')]));
  return null;
}
`;
const files = {
  'src/Pages.tsx': lazySection,
  'src/Styled.tsx': `import './styled.css';
import classes, { named } from './part.module.css';
export const Styled = () => <p className={classes.own + named}>Con estilos</p>;
`,
  'src/styled.css': '.styled { color: red }\n',
  'src/part.module.css': '.own { color: var(--bs-primary) }\n.named { color: blue }\n',
  'src/Plain.tsx': 'export const Plain = () => <p>Sin estilos</p>;\n',
};

async function build(sources: Readonly<Record<string, string>>, requires?: readonly string[]) {
  const section = await createSection(sources, requires);
  const result = await section.build();
  expect(result.errors).toBe('');
  return result;
}

const served = ({ output }: BuildResult, ending: string) =>
  [...output].filter(([name]) => name.endsWith(ending));

describe('a lazy part that imports styles', () => {
  let result: BuildResult;
  let entry: string;
  beforeAll(async () => {
    result = await build(files);
    entry = result.output.get(descriptorOf(result).entry) ?? '';
  });

  it('has two files, and the section knows the hash of each', () => {
    const lazy = [...served(result, '.js'), ...served(result, '.css')].filter(
      ([name]) => !name.startsWith('entry.'),
    );
    expect(lazy).toHaveLength(3);
    for (const [name, content] of lazy) {
      expect(descriptorOf(result).files[name]).toBe(sha384(content));
      expect(entry).toContain(sha384(content));
    }
    expect(entry).not.toContain('*-SRI-');
  });

  it('knows the names of its own classes, which are no other version’s', () => {
    const [, styles = ''] = served(result, '.css')[0] ?? [];
    const [own, named] = [...styles.matchAll(/\.([\w-]+)\s*\{/g)].map(([, name]) => name).slice(1);
    expect([own, named]).not.toEqual(['own', 'named']);
    const part = served(result, '.js').find(([, text]) => text.includes('Con estilos'));
    expect(part?.[1]).toContain(`"${own}${named}"`);
  });

  it('takes the host’s colours by their names', () => {
    expect(served(result, '.css')[0]?.[1]).toContain('var(--bs-primary)');
  });

  it('is asked for at a new address at the second try', () => {
    expect(entry.split('?r=')).toHaveLength(3);
  });
});

it('a section that imports styles at once gets them with its code, in a part of its own', async () => {
  const source = `import { Page } from '@vatio/ui/layout';
import './styled.css';
export default () => <Page title="x">De inmediato</Page>;
`;
  const result = await build({ ...files, 'src/Pages.tsx': source }, ['@vatio/ui/layout']);
  const { entry, onDemand } = descriptorOf(result);
  const loading = result.output.get(entry) ?? '';
  expect(loading).not.toContain('De inmediato');
  for (const [, content] of served(result, '.css')) expect(loading).toContain(sha384(content));
  // The host fetches the doors before it opens the section, with one file as with several.
  expect(onDemand).toBeUndefined();
});
