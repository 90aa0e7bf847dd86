import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** The sections, each after those whose areas of the API it calls. */
export const sections = [
  'user',
  'company',
  'energy-analysis',
  'billing',
  'activity-hours',
] as const;
export type Section = (typeof sections)[number];

/** A file of end-to-end tests, and what it depends on. */
export interface Spec {
  /** The path from the root. */
  readonly path: string;
  /** It compares pictures of pages whose data it answers itself: the API has no part in them. */
  readonly isPictured: boolean;
  /** The spec, and every file of the repository that it imports. */
  readonly imports: ReadonlySet<string>;
  /** The sections whose addresses it names; all of them where it names none. */
  readonly sections: readonly Section[];
}

const folder = 'tests/e2e';

/** Every spec, with its imports as esbuild resolves them. */
export async function findSpecs(root: string): Promise<readonly Spec[]> {
  const files = await readdir(join(root, folder), { recursive: true });
  const paths = files
    // A spec's pictures lie in a folder of its name.
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('screens/'))
    .map((file) => `${folder}/${file}`);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: paths,
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    treeShaking: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  const specs = Object.values(metafile.outputs).map(async ({ entryPoint = '', inputs }) => ({
    path: entryPoint,
    isPictured: /\/(visual\w*|catalogue)\.spec\.ts$/.test(entryPoint),
    imports: new Set(Object.keys(inputs)),
    sections: await sectionsNamedIn(root, Object.keys(inputs)),
  }));
  return (await Promise.all(specs)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function sectionsNamedIn(
  root: string,
  files: readonly string[],
): Promise<readonly Section[]> {
  const own = files.filter((file) => file.startsWith(`${folder}/`));
  const texts = await Promise.all(own.map((file) => readFile(join(root, file), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n'));
  const text = lines.filter((line) => !line.includes(" from '")).join('\n');
  const named = sections.filter((name) => namesAddress(text, name));
  return named.length > 0 ? named : sections;
}

/** Returns whether a text has `/billing`, or begins a string with `billing/`, `billing?` or `billing${`. */
function namesAddress(text: string, name: Section): boolean {
  const asPath = text.split(`/${name}`).slice(1);
  if (asPath.some((rest) => !/^[\w.-]/.test(rest))) return true;
  const starts = ["'", '"', '`'].flatMap((quote) =>
    ['/', '?', '$'].map((end) => `${quote}${name}${end}`),
  );
  return starts.some((start) => text.includes(start));
}
