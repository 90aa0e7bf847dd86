import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostPage } from '@vatio/build';
import { compile } from '@vatio/build/page';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import type { Compiler } from 'webpack';
import { headPlaceholder } from '../../host/server/assets/page';
import { HostDescriptorPlugin } from '../../shared/build/src/plugins/hostDescriptor';
import { writeHostFacts } from './hostFacts';

/** A built monolith, and what each of its named imports fetches: `section-user` → scripts. */
export interface Monolith {
  readonly dir: string;
  readonly scripts: ReadonlyMap<string, readonly string[]>;
}

/**
 * The webpack monolith: the same sources and settings as the host's page, but the sections are lazy
 * imports. A lazy part is one file, too: it repeats what sections share, which is quickest for a visit to
 * one of them. Its document has no preloads.
 *
 * @param outputDir a folder that is emptied
 */
export async function buildWebpackMonolith(root: string, outputDir: string): Promise<Monolith> {
  const { configuration } = await hostPage(join(root, 'host'));
  const plugins = (configuration.plugins ?? []).filter(
    (plugin) => !(plugin instanceof HostDescriptorPlugin),
  );
  const scripts = new Map<string, readonly string[]>();
  await compile({
    ...configuration,
    output: { ...configuration.output, path: outputDir },
    plugins: [...plugins, noting(scripts)],
    resolve: {
      ...configuration.resolve,
      alias: {
        [join(root, 'host/src/sections/loading/sectionLoader.ts')]: join(
          root,
          'bench/pages/monolithLoader.ts',
        ),
      },
    },
  });
  await writeHostFacts(outputDir);
  return { dir: outputDir, scripts };
}

const noting = (scripts: Map<string, readonly string[]>) => (compiler: Compiler) => {
  compiler.hooks.done.tap('NoteScripts', ({ compilation }) => {
    for (const [name, group] of compilation.namedChunkGroups) {
      scripts.set(
        name,
        group.getFiles().filter((file) => file.endsWith('.js')),
      );
    }
  });
};

/**
 * A copy of a monolith whose document is composed as the product's is: it names one section's files,
 * and the login page's, in advance, and what that section asks the API for first. That is the best that a monolith can do.
 *
 * @param registered the section as the product's documents have it
 */
export async function composeFor(
  registered: RegisteredSection,
  { dir, scripts }: Monolith,
  outputDir: string,
): Promise<void> {
  const section = registered.name;
  const files = scripts.get(`section-${section}`);
  if (!files) throw new Error(`The monolith has no chunk for the section «${section}».`);
  await cp(dir, outputDir, { recursive: true });
  await writeHostFacts(outputDir, scripts.get('login'));
  const index = join(outputDir, 'index.html');
  const links = files.map((file) => `<link rel="section-chunks" href="/assets/${file}">`);
  // The page reads the first that it finds; the server, which knows of no sections, adds an empty one.
  const facts = JSON.stringify({ sections: [{ ...registered, requires: {} }] });
  const data = `<script type="application/json" id="vatio-sections">${facts}</script>`;
  const html = await readFile(index, 'utf8');
  const head = [...links, data, headPlaceholder].join('\n');
  await writeFile(index, html.replace(headPlaceholder, head));
}
