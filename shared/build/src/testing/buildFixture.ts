import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sectionDescriptorSchema } from '@vatio/contracts/federation/sections';
import { workspaceRoot } from '../workspace';

const root = workspaceRoot(__dirname);
const command = join(root, 'shared/build/bin/vatio-build.mjs');

export interface BuildResult {
  /** The build's output, if it failed. */
  readonly errors: string;
  /** Name → content of each built file. */
  readonly output: ReadonlyMap<string, string>;
}

const webpackConfig = `import { section } from '@vatio/build';
import { declaration } from './src/section';
export default section(import.meta.dirname, declaration);
`;

const folders: string[] = [];
afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** The descriptor that a build writes about itself. */
export const descriptorOf = ({ output }: BuildResult) =>
  sectionDescriptorSchema.parse(JSON.parse(output.get('section.json') ?? 'null'));

/**
 * A section inside this workspace, built like any other: by the command, in its own process. It
 * is removed after the tests of the file.
 */
export async function createSection(
  sources: Readonly<Record<string, string>>,
  requires: readonly string[] = [],
): Promise<{ readonly build: (env?: Readonly<Record<string, string>>) => Promise<BuildResult> }> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache', 'section-'));
  folders.push(folder);
  const declaration = {
    name: 'fixture',
    title: 'Ficticia',
    path: 'fixture',
    owner: 'equipo',
    requires,
  };
  const files = {
    'package.json': JSON.stringify({ name: 'vatio-fixture', version: '0.3.0', type: 'module' }),
    'webpack.config.ts': webpackConfig,
    'src/section.ts': `export const declaration = ${JSON.stringify(declaration)} as const;\n`,
    ...sources,
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return {
    build: async (env = {}) => {
      const errors = await run(folder, env);
      return { errors, output: await readOutput(join(folder, 'dist')) };
    },
  };
}

const run = (cwd: string, more: Readonly<Record<string, string>>) =>
  new Promise<string>((resolve) => {
    const env = { ...process.env, ...more };
    execFile(process.execPath, [command, 'page'], { cwd, env }, (_error, _stdout, stderr) =>
      resolve(stderr),
    );
  });

async function readOutput(dist: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(dist).catch(() => []);
  const contents = names
    .sort()
    .map(async (name) => [name, await readFile(join(dist, name), 'utf8')] as const);
  return new Map(await Promise.all(contents));
}
