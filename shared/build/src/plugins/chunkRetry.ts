import webpack, { type Compiler } from 'webpack';

/**
 * A second try of a lazy chunk asks for `?r=1`: Chromium never sends the retry of a hung URL
 * to the server, it waits for the first answer.
 */
export class ChunkRetryPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkRetry', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkRetry',
        (source) => `${source}
var tries = (inProgress.tries = inProgress.tries || {});
if ((tries[url] = -~tries[url]) > 1) script.src = url + "?r=" + (tries[url] - 1);`,
      );
    });
  }
}
