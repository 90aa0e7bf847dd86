import type { Compiler } from 'webpack';

/** Federation's own entry: its name has a hash of a text with absolute paths. */
const hashOfPaths = /(?<=\.federation\/entry)\.[0-9a-f]{32}(?=\.js)/g;

const name = 'SameAnywhere';

/**
 * Takes that hash out of the comments that name a module before the code is minified, because the minifier
 * chooses short names by how often a letter occurs, also in comments. So one version has the same bytes,
 * whichever folder it is built in.
 */
export class SameAnywherePlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    const withoutHash = (source: InstanceType<typeof sources.Source>) => {
      const replaced = new sources.ReplaceSource(source);
      for (const { index, 0: found } of String(source.source()).matchAll(hashOfPaths)) {
        replaced.replace(index, index + found.length - 1, '');
      }
      return replaced;
    };
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
          compilation.updateAsset(file, withoutHash);
        }
      });
    });
  }
}
