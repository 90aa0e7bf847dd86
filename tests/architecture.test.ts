import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { roles } from '@vatio/contracts/roles';
import ts from 'typescript';
import {
  filesBelow,
  foldersIn,
  importsOf,
  linesOf,
  packageName,
  packageOf,
  read,
  readJson,
  root,
  targetOf,
} from './repository/sources';

const present = (folder: string) => existsSync(join(root, folder));
const remotes = foldersIn('remotes');
const folders = [
  'host',
  ...['api', 'bench', 'tools', 'tests'].filter(present),
  ...remotes.map((name) => `remotes/${name}`),
  ...foldersIn('shared').map((name) => `shared/${name}`),
];
const withManifest = folders.filter((folder) => present(`${folder}/package.json`));
/** Name of a package → its folder. */
const packages = new Map(
  withManifest.map((folder) => [String(readJson(`${folder}/package.json`).name), folder]),
);
const isTest = (path: string) => /\.test\.tsx?$|\/src\/testing\/|^api\/test\//.test(path);
const sources = folders.flatMap(filesBelow).filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path));

/** Every import that leads out of its package: its file, its specifier, its target. */
const arrows = sources.flatMap((file) =>
  importsOf(file).flatMap((specifier) => {
    const to = targetOf(specifier, file, packages);
    return to === undefined || to === packageOf(file) ? [] : [{ file, specifier, to }];
  }),
);

const apiMayImport = ['shared/records', 'shared/contracts', 'shared/energy', 'shared/sheets'];

/** Returns whether a package may import another. `tests`, `tools` and `bench` look at the whole product. */
function mayImport(from: string, to: string): boolean {
  if (['tests', 'tools', 'bench'].includes(from)) return true;
  if (['shared/energy', 'shared/sheets'].includes(from)) return false;
  if (from === 'api') return apiMayImport.includes(to);
  return to.startsWith('shared/');
}

/** The file that a door of a package opens; `./*` opens all that is there. */
function fileBehind(folder: string, door: string): string | undefined {
  const { exports = {} } = readJson(`${folder}/package.json`);
  const pattern: string = exports[door] ?? exports['./*'] ?? '';
  const file = join(folder, pattern.replace('*', door.slice('./'.length)));
  return pattern !== '' && present(file) ? file : undefined;
}

const written = ({ file, specifier }: { file: string; specifier: string }) =>
  `${file} → ${specifier}`;

describe('who imports whom', () => {
  it('is read from all the sources', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(arrows.map(written)).toContain(
      'remotes/billing/src/section.ts → @vatio/contracts/federation/sections',
    );
  });

  it('follows the arrows of the design', () => {
    const wrong = arrows.filter(({ file, to }) => {
      const forTests = isTest(file) && ['tests', 'shared/build'].includes(to);
      return !forTests && !mayImport(packageOf(file), to);
    });
    expect(wrong.map(written)).toEqual([]);
  });

  it('goes by the name of the package, never by a path into it', () => {
    const wholeProduct = ['tests', 'tools', 'bench'];
    const paths = arrows.filter(
      ({ file, specifier }) =>
        specifier.startsWith('.') && !isTest(file) && !wholeProduct.includes(packageOf(file)),
    );
    expect(paths.map(written)).toEqual([]);
  });

  it('goes through the doors that the package exports', () => {
    const closed = arrows.filter(({ specifier, to }) => {
      if (!specifier.startsWith('@vatio/')) return false;
      return fileBehind(to, `.${specifier.slice(packageName(specifier).length)}`) === undefined;
    });
    expect(closed.map(written)).toEqual([]);
  });

  it('is declared in the importer’s manifest', () => {
    const undeclared = arrows.filter(({ file, specifier, to }) => {
      if (!specifier.startsWith('@vatio/') || !withManifest.includes(packageOf(file))) return false;
      const manifest = readJson(`${packageOf(file)}/package.json`);
      const declared = {
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...manifest.peerDependencies,
      };
      return declared[packageName(specifier)] !== readJson(`${to}/package.json`).version;
    });
    expect(undeclared.map(written)).toEqual([]);
  });

  it('leaves the place of the implementation to the host', () => {
    const others = arrows.filter(
      ({ file, specifier }) =>
        specifier === '@vatio/platform/host' && !file.startsWith('host/src/'),
    );
    expect(others.map(written)).toEqual([]);
  });

  it('keeps axios and toasts behind the platform, away from the sections', () => {
    const direct = sources
      .filter((file) => file.startsWith('remotes/'))
      .filter((file) => importsOf(file).some((name) => /^(axios|react-toastify)(\/|$)/.test(name)));
    expect(direct).toEqual([]);
  });
});

describe('the doors of the packages', () => {
  it.each(foldersIn('shared'))('of shared/%s are files that exist', (name) => {
    const { exports } = readJson(`shared/${name}/package.json`);
    const doors = Object.values<string>(exports);
    expect(doors.length).toBeGreaterThan(0);
    // `./src/*.ts` opens all that is in that folder.
    for (const file of doors) {
      expect(present(join('shared', name, file.replace('/*.ts', '')))).toBe(true);
    }
  });

  it.each([...remotes.map((name) => `remotes/${name}`), 'host', 'api'].filter(present))(
    'of %s are shut: nobody imports it',
    (folder) => {
      expect(readJson(`${folder}/package.json`)).not.toHaveProperty('exports');
    },
  );
});

describe('the list of all roles', () => {
  const isProduct = (file: string) =>
    !isTest(file) && !/^(tests|bench)\/|\/migrations\//.test(file);
  /** Texts in a row, as a list or as a type has them. */
  const rows = (file: string) => read(file).match(/(['"]\w+['"][\s,|]*){4,}/g) ?? [];
  const names = roles.map((role) => `'${role}'`);

  it('is written once, so that a new role is known everywhere or is a type error', () => {
    const lists = sources
      .filter(isProduct)
      .filter((file) => rows(file).some((row) => names.every((name) => row.includes(name))));
    expect(lists).toEqual(['shared/contracts/src/roles.ts']);
  });

  it('costs the first page nothing', () => {
    expect(importsOf('shared/contracts/src/roles.ts')).toEqual([]);
  });
});

describe('a source file', () => {
  it('has at most 300 lines', () => {
    const styles = folders.flatMap(filesBelow).filter((path) => path.endsWith('.scss'));
    const long = [...sources, ...styles]
      .map((file) => [file, read(file).split('\n').length - 1] as const)
      .filter(([, lines]) => lines > 300);
    expect(long).toEqual([]);
  });
});

describe('a folder', () => {
  it('has at most 15 sources, beside tests and stories', () => {
    const counts = new Map<string, number>();
    for (const file of sources) {
      if (/\.(test|spec|stories)\.tsx?$|\.d\.ts$/.test(file)) continue;
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 15)).toEqual([]);
  });
});

/** `...{ a, b }`, `...['a', 'b']`, `{...{ a, b }}`, in parentheses or `as` something too. */
function isLiteralSpread(node: ts.Node): boolean {
  if (!ts.isSpreadAssignment(node) && !ts.isSpreadElement(node) && !ts.isJsxSpreadAttribute(node)) {
    return false;
  }
  let spread = node.expression;
  while (
    ts.isParenthesizedExpression(spread) ||
    ts.isAsExpression(spread) ||
    ts.isSatisfiesExpression(spread)
  ) {
    spread = spread.expression;
  }
  return ts.isObjectLiteralExpression(spread) || ts.isArrayLiteralExpression(spread);
}

describe('a spread', () => {
  it('is of no literal: TypeScript would let properties pass that do not exist', () => {
    const spreads = filesBelow('.')
      .filter((path) => /\.([mc]?[jt]s|tsx)$/.test(path))
      .flatMap((path) => linesOf(read(path), isLiteralSpread).map((line) => `${path}:${line}`));
    expect(spreads).toEqual([]);
  });

  it.each(['({ ...{ a } })', 'f(...([1] as const))', '<A {...{ b }} />'])('sees %j', (source) => {
    expect(linesOf(source, isLiteralSpread)).toEqual([1]);
  });

  it.each(['({ ...a, ...(b && { c }) })', '[...[1].map(f)]'])('lets %j be', (source) => {
    expect(linesOf(source, isLiteralSpread)).toEqual([]);
  });
});

test('no source holds the marks of a merge, which a comment hides from the compiler', () => {
  const marked = sources.filter((path) => /^(?:<{7}|>{7}) /m.test(read(path)));
  expect(marked).toEqual([]);
});
