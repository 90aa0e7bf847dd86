import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildKind, inputsHash, isBuilt } from '@vatio/build/inputs';

/** One thing that is built: one output folder of one package. */
export interface Unit {
  /** The name that people use: `api`, `host server`, `host page`, `billing`. */
  readonly name: string;
  readonly dir: string;
  readonly kind: BuildKind;
  /** The arguments of `vatio-build`, as the package's own script has them. */
  readonly args: readonly string[];
  readonly outputDir: string;
}

const buildScript = /^vatio-build (page|server)((?: \S+)*)$/;

/**
 * The units that there are, read from the packages' own scripts: a new folder in remotes/ is a unit
 * by itself. Servers come first, because they are quick and the database can start meanwhile.
 */
export async function findUnits(root: string): Promise<Unit[]> {
  const folders = await foldersIn(join(root, 'remotes'));
  const units = await Promise.all([
    unitsOf(join(root, 'api'), 'api', 'page'),
    unitsOf(join(root, 'host'), 'host', 'page'),
    ...folders.map((name) => unitsOf(join(root, 'remotes', name), name, 'section')),
  ]);
  return units.flat().sort((a, b) => rank(a) - rank(b));
}

const rank = ({ kind }: Unit) => ['server', 'page', 'section'].indexOf(kind);

async function foldersIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

async function unitsOf(dir: string, name: string, pageKind: BuildKind): Promise<Unit[]> {
  const manifest = await readFile(join(dir, 'package.json'), 'utf8').catch(() => '{}');
  const scripts: Readonly<Record<string, string>> = JSON.parse(manifest).scripts ?? {};
  const builds = Object.values(scripts).flatMap((script) => {
    const [, kind, rest = ''] = buildScript.exec(script) ?? [];
    return kind ? [{ kind, args: [kind, ...rest.split(' ').filter(Boolean)] }] : [];
  });
  return builds.map(({ kind, args }) => ({
    name: builds.length > 1 ? `${name} ${kind}` : name,
    dir,
    kind: kind === 'page' ? pageKind : 'server',
    args,
    outputDir: join(dir, kind === 'page' ? 'dist' : 'dist-server'),
  }));
}

/** True while all that could change this unit's bytes is the same as when it was built. */
export const isUpToDate = async ({ dir, kind, outputDir }: Unit): Promise<boolean> =>
  isBuilt(outputDir, await inputsHash(dir, kind));
