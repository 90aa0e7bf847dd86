import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostPage } from '@vatio/build';
import { compile } from '@vatio/build/page';

const placeholder = '<!-- vatio:head -->';

/**
 * Builds the monolith that the product is held against: the same sources and the same settings of
 * the host's page, but the sections are lazy imports instead of remotes. Its document is composed,
 * too: it names one section's chunk in advance, which is the best that a monolith can do.
 *
 * @param outputDir a folder that is emptied
 * @param section the one whose chunk is named
 */
export async function buildMonolith(
  root: string,
  outputDir: string,
  section: string,
): Promise<void> {
  const { configuration } = await hostPage(join(root, 'host'));
  await compile({
    ...configuration,
    devtool: false,
    output: { ...configuration.output, path: outputDir },
    resolve: {
      ...configuration.resolve,
      alias: {
        [join(root, 'host/src/sections/SectionView.tsx')]: join(
          root,
          'bench/monolith/SectionView.tsx',
        ),
      },
    },
  });
  const chunk = (await readdir(outputDir)).find((file) => file.startsWith(`section-${section}-`));
  if (!chunk) throw new Error(`The monolith has no chunk for the section «${section}».`);
  const index = join(outputDir, 'index.html');
  const html = await readFile(index, 'utf8');
  const preload = `<link rel="preload" as="script" href="/assets/${chunk}">`;
  await writeFile(index, html.replace(placeholder, `${preload}\n${placeholder}`));
}
