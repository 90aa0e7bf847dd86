import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

export const root = join(__dirname, '../..');

const notOurs = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'coverage',
  'test-results',
  'images',
]);

/** Every file below a folder of the repository that people write, as a path from the root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return notOurs.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path);
    }
    return entry.isFile() ? [path] : [];
  });
}

export const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
export const readJson = (path: string) => JSON.parse(read(path));

/** The imports of a file, in every spelling: static, dynamic, `import type`, re-export, require. */
export const importsOf = (path: string): string[] =>
  ts.preProcessFile(read(path), true, true).importedFiles.map(({ fileName }) => fileName);

/** `remotes/billing/src/x.ts` → `remotes/billing`; `host/src/x.ts` → `host` */
export function packageOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'remotes' || top === 'shared' ? `${top}/${second}` : top;
}

/** `@vatio/ui/forms` → `@vatio/ui` */
export const packageName = (specifier: string) => specifier.split('/').slice(0, 2).join('/');

/** The package of the repository that an import leads to; `undefined` = something from npm or Node. */
export function targetOf(
  specifier: string,
  from: string,
  packages: ReadonlyMap<string, string>,
): string | undefined {
  if (specifier.startsWith('@vatio/')) return packages.get(packageName(specifier)) ?? specifier;
  if (!specifier.startsWith('.')) return undefined;
  return packageOf(relative(root, join(root, from, '..', specifier)));
}

/** Returns whether a source is part of what people use: no test, no data for tests. */
export const isProduct = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/(testing|migrations|seed)\//.test(path);

/** A node and all that is in it. */
function nodesIn(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...nodesIn(child)));
  return nodes;
}

/** All nodes of a source's text. */
export const nodesOf = (text: string): ts.Node[] => nodesIn(sourceOf(text));

const sourceOf = (text: string) =>
  ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true);

/** The numbers of the lines of a source where such a node begins. */
export function linesOf(text: string, isMeant: (node: ts.Node) => boolean): number[] {
  const source = sourceOf(text);
  const lines = nodesIn(source)
    .filter(isMeant)
    .map((node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
  return [...new Set(lines)];
}
