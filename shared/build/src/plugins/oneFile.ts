import webpack, { type Compiler } from 'webpack';

/**
 * Merges the exposed module into the container's entry: saves a section one request and 1.2 kB
 * brotli. The section's own lazy chunks stay apart (LimitChunkCountPlugin would swallow them). A
 * module that imports styles stays apart, too: only a chunk brings its style sheet.
 */
export class OneFilePlugin {
  constructor(
    private readonly container: string,
    private readonly exposeChunk: string,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('OneFile', (compilation) => {
      compilation.hooks.optimizeChunks.tap('OneFile', () => {
        const { chunkGraph, namedChunks } = compilation;
        const entry = namedChunks.get(this.container);
        const expose = namedChunks.get(this.exposeChunk);
        if (!entry || !expose || !chunkGraph.canChunksBeIntegrated(entry, expose)) return;
        if (webpack.css.CssModulesPlugin.chunkHasCss(expose, chunkGraph)) return;
        chunkGraph.integrateChunks(entry, expose);
        compilation.chunks.delete(expose);
      });
    });
  }
}
