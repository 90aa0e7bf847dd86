import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';

const typescript: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    // webpack makes the paths of a map relative, but not in a text: then hashes depend on the folder.
    parseMap: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** The common part of the builds of host and sections. Paths belong to one package. */
export function webpackBase(packageDir: string) {
  return {
    mode: 'production',
    // No eval-* devtool: the page's CSP has no unsafe-eval.
    devtool: 'hidden-source-map',
    context: packageDir,
    target: ['web', 'es2022'],
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescript] },
    performance: { hints: false },
    optimization: {
      // webpack's default groups split a lazy part into two files: a useless request.
      splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
      minimizer: [
        new MinimizerPlugin({
          test: /\.js$/,
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3, keep_fargs: false }, mangle: true },
          extractComments: false,
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
      ],
    },
  } satisfies Configuration;
}

/** The `version` of a package's manifest. */
export const packageVersion = (packageDir: string): string =>
  JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')).version;
