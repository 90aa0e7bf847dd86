import webpack, { type Chunk, type ChunkGraph, type Compiler } from 'webpack';
import { sha384 } from './sha384';

/** A lazy part has one script, and one style sheet if it imports styles. */
type Kind = 'js' | 'css';

/** Exactly as long as a sha384 in SRI form, so that filling it in shifts no offsets. */
const placeholder = (kind: Kind, { id }: Chunk) => `*-SRI-${kind}-${id}-`.padEnd(71, '*');

const hasFile: Readonly<Record<Kind, (chunk: Chunk, graph: ChunkGraph) => boolean>> = {
  js: webpack.javascript.JavascriptModulesPlugin.chunkHasJs,
  css: webpack.css.CssModulesPlugin.chunkHasCss,
};

/**
 * Gives lazy chunks an integrity, one for each file, so that a tampered one never runs. webpack's
 * own RealContentHashPlugin fills in the hashes and keeps the entry's file name right.
 * (webpack-subresource-integrity writes "undefined" for merged entries, which browsers ignore.)
 */
export class ChunkSriPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkSri', (compilation) => {
      const owners = new Set<string>();

      /** Looks up the hash by `chunkId`, in the generated code. */
      const hashes = (kind: Kind, chunk: Chunk) => {
        const lazy = [...chunk.getAllAsyncChunks()].filter((one) =>
          hasFile[kind](one, compilation.chunkGraph),
        );
        const table = Object.fromEntries(lazy.map((one) => [one.id, placeholder(kind, one)]));
        return lazy.length > 0 && `(${JSON.stringify(table)})[chunkId]`;
      };

      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkSri',
        (source, chunk) => {
          const hash = hashes('js', chunk);
          return hash
            ? `${source}\nscript.integrity = ${hash};\nscript.crossOrigin = "anonymous";`
            : source;
        },
      );
      webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        'ChunkSri',
        (source, chunk) => `${source}\nlink.integrity = ${hashes('css', chunk)};`,
      );

      compilation.hooks.processAssets.tap(
        { name: 'ChunkSri', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => {
          for (const chunk of compilation.chunks) {
            if (chunk.id === null || chunk.hasRuntime()) continue;
            for (const file of chunk.files) {
              const mark = placeholder(file.endsWith('.css') ? 'css' : 'js', chunk);
              owners.add(mark);
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
