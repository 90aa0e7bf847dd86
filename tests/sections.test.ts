import { dirname, join } from 'node:path';
import { circleIn } from './repository/circle';
import { filesBelow, foldersIn, importsOf, read, readJson } from './repository/sources';

const five = ['activity-hours', 'billing', 'company', 'energy-analysis', 'user'];
const remotes = foldersIn('remotes');

/** The first name of each file below a folder, once: `list/A.tsx`, `list/B.tsx` → `list` */
const namesIn = (folder: string) =>
  [
    ...new Set(filesBelow(folder).map((path) => path.slice(folder.length + 1).split('/')[0] ?? '')),
  ].sort();

const required = ['README.md', 'package.json', 'src', 'tsconfig.json', 'webpack.config.ts'];
const requiredInSrc = ['Pages.test.tsx', 'Pages.tsx', 'section.ts'];
const allowedInSrc = [...requiredInSrc, 'styles.module.scss'];
/** Names of layers: code that belongs to a subject is in its folder, whatever its kind. */
const layers = ['pages', 'components', 'model', 'api'];

const isTest = (file: string) => /\.test\.tsx?$|\/src\/testing\//.test(file);
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file) && !isTest(file);

/** A file's imports from its own section, as paths without their extensions. */
const ownImportsOf = (file: string) =>
  importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier));

/** The pages of a file by its name: `ClientForm` has the pages of a record's form, any other one page. */
const pagesIn = (name: string) =>
  name.endsWith('Form') ? [name.replace(/Form$/, 'New'), name.replace(/Form$/, 'Edit')] : [name];

it('the five sections are there', () => {
  expect(remotes).toEqual(expect.arrayContaining(five));
});

it('a circle of subjects would be found', () => {
  const tree = [
    ['clients', 'points'],
    ['points', 'points'],
    ['clients', 'common'],
    ['points', 'common'],
  ] as const;
  expect(circleIn(tree)).toEqual([]);
  const back = [
    ['points', 'curve'],
    ['curve', 'points'],
  ] as const;
  expect(circleIn([...tree, ...back])).toEqual(['points', 'curve', 'points']);
});

describe.each(remotes)('the section %s', (name) => {
  const folder = `remotes/${name}`;

  const src = `${folder}/src`;
  const sources = filesBelow(src).filter(isSource);
  const folderOf = (path: string) => path.slice(src.length + 1).split('/')[0] ?? '';
  const subjects = foldersIn(src).filter((name) => !['common', 'testing'].includes(name));
  const isInSubject = (path: string) => subjects.includes(folderOf(path));

  it('has the same files as its twins, and a folder for each subject', () => {
    expect(namesIn(folder)).toEqual(required);
    const files = namesIn(src).filter((name) => name.includes('.'));
    expect(files).toEqual(expect.arrayContaining(requiredInSrc));
    expect(allowedInSrc).toEqual(expect.arrayContaining(files));
    expect(subjects).not.toEqual([]);
    const folders = sources.flatMap((file) => dirname(file).split('/'));
    expect(layers.filter((layer) => folders.includes(layer))).toEqual([]);
  });

  it('has no circle of subjects', () => {
    const arrows = sources
      .filter((file) => folderOf(file) === 'common' || isInSubject(file))
      .flatMap((file) => ownImportsOf(file).map((to) => [folderOf(file), folderOf(to)] as const));
    expect(circleIn(arrows)).toEqual([]);
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
    const source = read(`${folder}/src/Pages.tsx`);
    expect(source.match(/^export /gm)).toEqual(['export ']);
    expect(source).toMatch(/^export default function Pages\(\)/m);
  });

  it('leaves it to the platform what its routes match', () => {
    const own = /import \{[^}]*\b(Routes|useRoutes)\b[^}]*\} from 'react-router-dom'/;
    expect(sources.filter((file) => own.test(read(file)))).toEqual([]);
  });

  it('has its pages in its subjects, each named as what it holds, for Pages.tsx alone', () => {
    const shown = ownImportsOf(`${src}/Pages.tsx`).filter(isInSubject);
    const pages = shown.filter((path) => sources.includes(`${path}.tsx`));
    expect(pages).not.toEqual([]);
    for (const page of pages) {
      for (const component of pagesIn(page.slice(page.lastIndexOf('/') + 1))) {
        expect(read(`${page}.tsx`)).toMatch(
          new RegExp(`^export (function|const) ${component}\\b`, 'm'),
        );
      }
      const others = sources.filter((file) => ownImportsOf(file).includes(page));
      expect(others).toEqual([`${src}/Pages.tsx`]);
    }
  });

  it('calls the API in its *Api.ts files only', () => {
    const calls = /import \{[^}]*\bhttp\b[^}]*\} from '@vatio\/platform'/;
    const others = sources.filter((file) => !file.endsWith('Api.ts'));
    expect(others.filter((file) => calls.test(read(file)))).toEqual([]);
  });
});
