import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { SectionDeclaration } from '@vatio/contracts/federation/sections';
import { inputsHash } from './inputs';
import { type PageBuild, pageOutput } from './page';
import { ChunkRetryPlugin } from './plugins/chunkRetry';
import { ChunkSriPlugin } from './plugins/chunkSri';
import { DescriptorPlugin } from './plugins/descriptor';
import { OneFilePlugin } from './plugins/oneFile';
import { OwnModulesPlugin } from './plugins/ownModules';
import { PureValuesPlugin } from './plugins/pureValues';
import { SameAnywherePlugin } from './plugins/sameAnywhere';
import { ShareCheckPlugin } from './plugins/shareCheck';
import {
  allowedNames,
  alwaysShared,
  doors,
  doorsAround,
  providedFolders,
  sharedVersions,
  shareOf,
} from './sharing';
import { packageVersion, webpackBase } from './webpackBase';
import { bundledFolders, installedManifest, workspaceRoot } from './workspace';

const require = createRequire(import.meta.url);

/** Public subpath of the Module Federation runtime; must be the copy that `enhanced` uses. */
const bundlerRuntime = require.resolve('@module-federation/webpack-bundler-runtime/bundler');
/** The Module Federation version of host and sections; they must be the same. */
export const federationVersion: string = installedManifest(
  workspaceRoot(import.meta.dirname),
  '@module-federation/enhanced',
).version;

/** The global where the host puts its one runtime. The version in its name makes a skew an error. */
export const runtimeGlobal = `__MF_${federationVersion.replaceAll('.', '_')}`;

const exposeChunk = '__federation_expose_Section';

/**
 * Code that several lazy parts compute with is one file of its own, so a person who switches tabs pays for
 * the engine once, and for its decimals. It loads beside the part that needs it, not after.
 */
const engine = {
  name: 'engine',
  chunks: 'async' as const,
  test: /[\\/](shared[\\/]energy[\\/]src|big\.js)[\\/]/,
  minChunks: 2,
  enforce: true,
};

/**
 * The build of a section: one entry file, its lazy chunks and `section.json`; the host supplies everything
 * shared. The container's name holds the identity, `<package version>-<hash of the inputs>`, so two
 * versions can live in one page.
 */
export async function section(
  packageDir: string,
  declaration: SectionDeclaration,
): Promise<PageBuild> {
  const buildId = (await inputsHash(packageDir, 'section')).slice(0, 8);
  const version = `${packageVersion(packageDir)}-${buildId}`;
  const container = `${declaration.name}_${version}`.replace(/\W/g, '_');
  const root = workspaceRoot(packageDir);
  const versions = sharedVersions(root);
  const always = Object.keys(alwaysShared) as (keyof typeof alwaysShared)[];
  const required = new Set([
    ...always,
    ...doors.filter((door) => declaration.requires.includes(door)),
  ]);
  const unknown = declaration.requires.filter((share) => !required.has(share as never));
  if (unknown.length > 0)
    throw new Error(`No such door: ${unknown.join(', ')} (shared/build/src/sharing.ts)`);

  const base = webpackBase(packageDir);
  const configuration = {
    ...base,
    // The federation plugin makes the entry from `exposes`.
    entry: {},
    // `import classes from './part.module.css'`; webpack by itself gives no default.
    // The host's custom properties keep their names: `var(--bs-primary)` renamed is no colour at all.
    module: {
      ...base.module,
      parser: { css: { namedExports: false }, 'css/auto': { dashedIdents: false } },
    },
    externals: { [bundlerRuntime]: `var ${runtimeGlobal}` },
    // Each version's files have their own addresses, so ids may change: small ids save bytes.
    optimization: {
      ...base.optimization,
      moduleIds: 'natural' as const,
      splitChunks: { cacheGroups: { ...base.optimization.splitChunks.cacheGroups, engine } },
    },
    output: {
      path: join(packageDir, pageOutput),
      clean: true,
      uniqueName: container,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous' as const,
      // A section that throws while it is evaluated is evaluated again on retry.
      strictModuleExceptionHandling: true,
      chunkLoadTimeout: 8000,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'entry.[contenthash:8].js',
        exposes: { './Section': { import: './src/Pages.tsx', name: exposeChunk } },
        shared: Object.fromEntries(
          Object.entries(shareOf).map(([name, shareKey]) => [
            name,
            {
              shareKey,
              singleton: true,
              import: false,
              strictVersion: true,
              requiredVersion: `^${versions[shareKey]}`,
            },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new SameAnywherePlugin(),
      new OneFilePlugin(container, exposeChunk),
      new ChunkRetryPlugin(),
      new ChunkSriPlugin(),
      new PureValuesPlugin(['contracts', 'records'].map((name) => join(root, 'shared', name))),
      new OwnModulesPlugin(root, bundledFolders(root, packageDir), providedFolders(root)),
      new ShareCheckPlugin(allowedNames, required),
      new DescriptorPlugin(
        {
          ...declaration,
          version,
          container,
          module: './Section',
          runtime: federationVersion,
          requires: Object.fromEntries(
            [...required].map((share) => [share, `^${versions[share]}`]),
          ),
        },
        doors.filter((door) => required.has(door) && !doorsAround.includes(door)),
        [container, exposeChunk],
      ),
    ],
  };
  return { kind: 'section', configuration };
}
