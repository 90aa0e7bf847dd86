import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { writeHostFacts } from './hostFacts';

/**
 * The Vite monolith: the same sources, with a lazy import per route, built with the defaults of `vite
 * build`. Its document is made from Vite's manifest, as Vite's guide for one's own servers says.
 *
 * @param outputDir a folder that is emptied
 */
export async function buildViteMonolith(root: string, outputDir: string): Promise<void> {
  const host = join(root, 'host');
  const entry = join(host, 'src/main.tsx');
  await build({
    root: host,
    configFile: false,
    logLevel: 'error',
    base: '/assets/',
    publicDir: false,
    plugins: [
      replacing(
        join(host, 'src/sections/loading/sectionLoader.ts'),
        join(root, 'bench/pages/monolithLoader.ts'),
      ),
    ],
    css: { preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } } },
    build: {
      outDir: outputDir,
      emptyOutDir: true,
      assetsDir: '',
      target: 'es2022',
      manifest: 'manifest.json',
      reportCompressedSize: false,
      rolldownOptions: { input: entry },
    },
  });
  await writeDocument(host, outputDir);
  await writeHostFacts(outputDir);
}

/**
 * Replaces one module by another, for every form of import; the build fails if the module is never
 * imported.
 */
function replacing(module: string, substitute: string): Plugin {
  let isReplaced = false;
  return {
    name: 'replacing',
    enforce: 'pre',
    async resolveId(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (resolved?.id !== module) return resolved;
      isReplaced = true;
      return substitute;
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error(`Nobody imports ${module}`);
    },
  };
}

async function writeDocument(host: string, outputDir: string): Promise<void> {
  const manifestFile = join(outputDir, 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const main = manifest['src/main.tsx'];
  if (!main) throw new Error('Vite built no src/main.tsx.');
  const address = (file: string) => `/assets/${file}`;
  const head = [
    `<script type="module" crossorigin src="${address(main.file)}"></script>`,
    ...(main.imports ?? []).map(
      (key) =>
        `<link rel="modulepreload" crossorigin href="${address(manifest[key]?.file ?? '')}">`,
    ),
    ...(main.css ?? []).map(
      (file) => `<link rel="stylesheet" crossorigin href="${address(file)}">`,
    ),
  ];
  const template = await readFile(join(host, 'src/index.html'), 'utf8');
  const html = template
    .replace(/<%= require\('\.\/(favicon\.svg)'\) %>/, '/assets/$1')
    .replace('</head>', `${head.join('\n')}</head>`);
  await writeFile(join(outputDir, 'index.html'), html);
  await copyFile(join(host, 'src/favicon.svg'), join(outputDir, 'favicon.svg'));
  await rm(manifestFile);
}
