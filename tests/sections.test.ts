import { filesBelow, foldersIn, read, readJson } from './repository/sources';

const five = ['activity-hours', 'billing', 'company', 'energy-analysis', 'user'];
const remotes = foldersIn('remotes');

/** The first name of each file below a folder, once: `pages/A.tsx`, `pages/B.tsx` → `pages` */
const namesIn = (folder: string) =>
  [
    ...new Set(filesBelow(folder).map((path) => path.slice(folder.length + 1).split('/')[0])),
  ].sort();

const required = ['README.md', 'package.json', 'src', 'tsconfig.json', 'webpack.config.ts'];
const requiredInSrc = ['Section.test.tsx', 'Section.tsx', 'pages', 'section.ts'];
const allowedInSrc = [
  ...requiredInSrc,
  'api',
  'components',
  'model',
  'styles.module.scss',
  'testing',
];

it('the five sections are there', () => {
  expect(remotes).toEqual(expect.arrayContaining(five));
});

describe.each(remotes)('the section %s', (name) => {
  const folder = `remotes/${name}`;

  it('has the same folders as its twins', () => {
    expect(namesIn(folder)).toEqual(required);
    const inSrc = namesIn(`${folder}/src`);
    expect(inSrc).toEqual(expect.arrayContaining(requiredInSrc));
    expect(allowedInSrc).toEqual(expect.arrayContaining(inSrc));
  });

  it('differs in its manifest by name, version, description and further dependencies only', () => {
    const twin = readJson('remotes/billing/package.json');
    const own = readJson(`${folder}/package.json`);
    const { name: _, version: __, description: ___, dependencies: ____, ...twins } = twin;
    expect(own).toMatchObject(twins);
    expect(Object.keys(own).sort()).toEqual(Object.keys(twin).sort());
    expect(own.name).toBe(`@vatio/${name}`);
    for (const shared of [
      '@vatio/contracts',
      '@vatio/platform',
      '@vatio/ui',
      'react',
      'react-router-dom',
    ]) {
      expect([shared, own.dependencies[shared]]).toEqual([shared, twin.dependencies[shared]]);
    }
  });

  it('is built and checked by the same configuration', () => {
    expect(read(`${folder}/webpack.config.ts`)).toBe(read('remotes/billing/webpack.config.ts'));
    const withoutName = (section: string) =>
      read(`remotes/${section}/tsconfig.json`).replaceAll(`remotes-${section}`, '');
    expect(withoutName(name)).toBe(withoutName('billing'));
  });

  it('declares its own name, and is part of the product', () => {
    expect(read(`${folder}/src/section.ts`)).toContain(`name: '${name}'`);
    expect(readJson('sections.config.json').sections).toHaveProperty([name]);
    expect(readJson('tsconfig.json').references).toContainEqual({ path: folder });
  });

  it('exposes its routes and nothing else', () => {
    const source = read(`${folder}/src/Section.tsx`);
    expect(source.match(/^export /gm)).toEqual(['export ']);
    expect(source).toMatch(/^export default function Section\(\)/m);
  });

  it('leaves it to the platform what its routes match', () => {
    const own = /import \{[^}]*\b(Routes|useRoutes)\b[^}]*\} from 'react-router-dom'/;
    const sources = filesBelow(`${folder}/src`).filter((file) => !/\.test\.tsx$/.test(file));
    expect(sources.filter((file) => own.test(read(file)))).toEqual([]);
  });

  it('has one file per page, named as what it holds', () => {
    const pages = filesBelow(`${folder}/src/pages`).filter((path) =>
      /(?<!\.test)\.tsx$/.test(path),
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const component = page.slice(page.lastIndexOf('/') + 1, -'.tsx'.length);
      expect(read(page)).toMatch(new RegExp(`^export (function|const) ${component}\\b`, 'm'));
    }
  });

  it('keeps React out of its model', () => {
    const model = filesBelow(`${folder}/src`).filter((file) => file.includes('/src/model/'));
    expect(model.filter((file) => /from 'react/.test(read(file)))).toEqual([]);
  });
});
