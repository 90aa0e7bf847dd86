import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { inputsHash, writeInputs } from './inputs';

/** Where a server build lands, beside the package's sources. */
const serverOutput = 'dist-server';

/** Vatio's own packages are bundled (they are TypeScript); what npm installs stays outside. */
const npmPackagesOutside: Plugin = {
  name: 'npm-packages-outside',
  setup(context) {
    context.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@vatio/') ? undefined : { path, external: true },
    );
  },
};

/** Bundles Node programs into `dist-server/<name of the entry>.js`, one ESM file each with its source map. */
export async function buildServer(packageDir: string, entries: string[]): Promise<void> {
  const hash = await inputsHash(packageDir, 'server');
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  await build({
    absWorkingDir: packageDir,
    entryPoints: entries,
    entryNames: '[name]',
    outdir: serverOutput,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    plugins: [npmPackagesOutside],
    define: { 'process.env.VATIO_VERSION': JSON.stringify(version) },
    logLevel: 'warning',
  });
  await writeInputs(join(packageDir, serverOutput), hash);
}
