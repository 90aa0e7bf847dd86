import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { hostPage } from '@vatio/build';
import { compile } from '@vatio/build/page';
import webpack from 'webpack';
import { HostDescriptorPlugin } from '../../shared/build/src/plugins/hostDescriptor';
import { webpackBase } from '../../shared/build/src/webpackBase';
import { writeHostFacts } from './hostFacts';

const sections = ['activity-hours', 'billing', 'company', 'energy-analysis', 'user'];
const globalName = (section: string) => section.replace('-', '_');

/** What has a state that host and sections have in common. */
const shared = Object.fromEntries(
  ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', '@vatio/platform'].map(
    (name) => [name, { singleton: true }],
  ),
);

/**
 * Of equal versions the runtime takes a section's copy, which lacks the host's parts: so the host's
 * copy gets the highest version.
 */
const hostsOwn = { '@vatio/platform': { singleton: true, version: '1.999.0' } };

/**
 * The same sources, federated as Module Federation's guide shows it and nothing more: manifests, an
 * asynchronous start, singletons. Only types are left out (`dts`), which no browser sees.
 *
 * @param outputDir a folder that is emptied: the host's page, and the sections in `remotes/`
 */
export async function buildDefaultFederation(root: string, outputDir: string): Promise<void> {
  await buildHost(root, outputDir);
  for (const section of sections) await buildRemote(root, section, outputDir);
  await writeHostFacts(outputDir);
}

async function buildHost(root: string, outputDir: string): Promise<void> {
  const { configuration } = await hostPage(join(root, 'host'));
  const { splitChunks: _, ...optimization } = configuration.optimization ?? {};
  const plugins = (configuration.plugins ?? []).filter(
    (plugin) => !(plugin instanceof HostDescriptorPlugin || plugin instanceof webpack.DefinePlugin),
  );
  await compile({
    ...configuration,
    devtool: false,
    entry: join(root, 'bench/pages/federationMain.ts'),
    output: { ...configuration.output, path: outputDir },
    optimization,
    plugins: [
      ...plugins,
      new ModuleFederationPlugin({
        name: 'host',
        remotes: Object.fromEntries(
          sections.map(globalName).map((name, index) => {
            const manifest = `/assets/remotes/${sections[index]}/mf-manifest.json`;
            return [name, `${name}@${manifest}`];
          }),
        ),
        shared: { ...shared, ...hostsOwn },
        dts: false,
      }),
    ],
    resolve: {
      ...configuration.resolve,
      alias: {
        [join(root, 'host/src/sections/loading/sectionLoader.ts')]: join(
          root,
          'bench/pages/federationLoader.tsx',
        ),
      },
    },
  });
}

async function buildRemote(root: string, section: string, outputDir: string): Promise<void> {
  const packageDir = join(root, 'remotes', section);
  const base = webpackBase(packageDir);
  const { splitChunks: _, ...optimization } = base.optimization;
  await compile({
    ...base,
    devtool: false,
    optimization,
    entry: {},
    output: {
      path: join(outputDir, 'remotes', section),
      uniqueName: globalName(section),
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: globalName(section),
        filename: 'remoteEntry.js',
        exposes: { './Section': './src/Pages.tsx' },
        shared,
        dts: false,
      }),
    ],
  });
}
