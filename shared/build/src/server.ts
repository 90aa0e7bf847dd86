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

/** Bundles a Node server into `dist-server/main.js`, one ESM file with its source map. */
export async function buildServer(packageDir: string, entry: string): Promise<void> {
  const hash = await inputsHash(packageDir, 'server');
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  await build({
    absWorkingDir: packageDir,
    entryPoints: { main: entry },
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
