import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { type BuildKind, inputsHash, writeInputs } from './inputs';

/**
 * Points the plugins of Module Federation to webpack. Their own lookup uses a call that webpack refuses,
 * which takes a third of a small build.
 */
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

export const pageOutput = 'dist';

/** A promise, because a section's identity is a hash of its inputs. */
export interface PageBuild {
  readonly kind: BuildKind;
  readonly configuration: Configuration;
  /** Post-processes webpack's output. */
  readonly finish?: () => Promise<void>;
}

/**
 * Builds the `webpack.config.ts` of a package.
 *
 * @throws Error with webpack's messages when the build has errors; the package then counts as not built.
 */
export async function buildPage(packageDir: string): Promise<void> {
  const config = pathToFileURL(join(packageDir, 'webpack.config.ts')).href;
  const { kind, configuration, finish }: PageBuild = await (await import(config)).default;
  const hash = await inputsHash(packageDir, kind);

  await compile(configuration);
  await finish?.();
  await writeInputs(join(packageDir, pageOutput), hash);
}

/** Runs webpack once. @throws Error with its messages when the build has errors */
export async function compile(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack takes no such configuration');
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) {
    throw new Error(
      stats?.toString({ all: false, errors: true, colors: false }) ?? 'webpack gave no result',
    );
  }
}
