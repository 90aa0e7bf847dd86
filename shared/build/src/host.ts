import { join } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { addFirstPicture } from './firstPicture';
import { inputsHash } from './inputs';
import { type PageBuild, pageOutput } from './page';
import { ChunkRetryPlugin } from './plugins/chunkRetry';
import { HostDescriptorPlugin } from './plugins/hostDescriptor';
import { PageStylesPlugin } from './plugins/pageStyles';
import { federationVersion, runtimeGlobal } from './section';
import { doorChunks, sharedVersions } from './sharing';
import { packageVersion, webpackBase } from './webpackBase';
import { workspaceRoot } from './workspace';

/**
 * The build of the host's page. It has no federation plugin: the runtime comes in the lazy chunk of
 * host/src/sections/loading/federation.tsx, so the login page does not load it.
 */
export async function hostPage(packageDir: string): Promise<PageBuild> {
  const buildId = (await inputsHash(packageDir, 'page')).slice(0, 8);
  const versions = sharedVersions(workspaceRoot(packageDir));
  const base = webpackBase(packageDir);
  const styles = {
    test: /\.s?css$/,
    use: [
      MiniCssExtractPlugin.loader,
      'css-loader',
      {
        loader: 'sass-loader',
        // Bootstrap 5.3 still uses @import; sass warns 21 times about it.
        options: {
          sassOptions: { style: 'compressed', quietDeps: true, silenceDeprecations: ['import'] },
        },
      },
    ],
    sideEffects: true,
  };
  const configuration = {
    ...base,
    entry: './src/main.tsx',
    output: {
      path: join(packageDir, pageOutput),
      clean: true,
      publicPath: '/assets/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: 8000,
    },
    module: {
      rules: [...base.module.rules, styles, { test: /\.(svg|woff2)$/, type: 'asset/resource' }],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      // `minify: false` keeps the placeholder that the composition server fills. Its `rel="expect"` lets no
      // blank frame be painted before the first picture; below <base> it would be another page's element.
      new HtmlPlugin({ template: './src/index.html', minify: false }),
      new PageStylesPlugin(),
      // V8 compiles both scripts while they arrive, beside the main thread: decision 031. The federation's
      // chunk is the first of those that the composition server joins for a section, and speaks for all.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: /^(main|federation)\..*\.js$/,
        // The minifier would take it away.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      new ChunkRetryPlugin(),
      new HostDescriptorPlugin({
        version: `${packageVersion(packageDir)}-${buildId}`,
        offers: { ...versions, 'Module Federation': federationVersion },
        doorChunks,
      }),
      new webpack.DefinePlugin({
        // Same effect as the federation plugin's `disableSnapshot` and `target: 'web'`: saves 2.8 kB
        // brotli.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
        __FEDERATION_VERSION__: JSON.stringify(federationVersion),
        __FEDERATION_RUNTIME_GLOBAL__: JSON.stringify(runtimeGlobal),
        __SHARED_VERSIONS__: JSON.stringify(versions),
      }),
    ],
  };
  return { kind: 'page', configuration, finish: () => addFirstPicture(packageDir) };
}
