import webpack, { type Compiler } from 'webpack';
import { sha384 } from './sha384';

/** As long as a sha384 in SRI form, so that replacing it moves nothing. */
const placeholder = (chunkId: string | number) => `*-SRI-${chunkId}-`.padEnd(71, '*');

/**
 * Lazy chunks carry an integrity, so a tampered one is never executed. The hashes are filled in
 * by webpack's own RealContentHashPlugin, which also keeps the entry's file name right.
 * (webpack-subresource-integrity writes "undefined" for merged entries, which browsers ignore.)
 */
export class ChunkSriPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkSri', (compilation) => {
      const owners = new Map<string, string>();

      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkSri',
        (source, chunk) => {
          const lazy = [...chunk.getAllAsyncChunks()].filter(({ id }) => id !== null);
          if (lazy.length === 0) return source;
          const table = Object.fromEntries(lazy.map(({ id }) => [id, placeholder(String(id))]));
          return `${source}
script.integrity = (${JSON.stringify(table)})[chunkId];
script.crossOrigin = "anonymous";`;
        },
      );

      compilation.hooks.processAssets.tap(
        {
          name: 'ChunkSri',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
        },
        () => {
          for (const chunk of compilation.chunks) {
            if (chunk.id === null || chunk.hasRuntime()) continue;
            const mark = placeholder(String(chunk.id));
            for (const file of chunk.files) {
              owners.set(mark, file);
              compilation.updateAsset(
                file,
                (source) => source,
                (info) => ({ ...info, contenthash: [info?.contenthash ?? [], mark].flat() }),
              );
            }
          }
        },
      );

      webpack.optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(
        'ChunkSri',
        (content, oldHash) =>
          owners.has(oldHash) ? sha384(Buffer.concat(content)) : (undefined as never),
      );
    });
  }
}
