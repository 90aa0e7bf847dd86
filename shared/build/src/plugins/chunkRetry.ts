import webpack, { type Compiler } from 'webpack';

/** Counts the tries of an address, in an object of the generated function. */
const retry = (keeper: string, target: string) => `
var tries = (${keeper}.tries = ${keeper}.tries || {});
if ((tries[url] = -~tries[url]) > 1) ${target} = url + "?r=" + (tries[url] - 1);`;

/**
 * A second try of a lazy chunk asks for `?r=1`: Chromium never sends the retry of a hung URL
 * to the server, it waits for the first answer.
 */
export class ChunkRetryPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkRetry', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkRetry',
        (source) => source + retry('inProgress', 'script.src'),
      );
      webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        'ChunkRetry',
        (source) => source + retry('loadStylesheet', 'link.href'),
      );
    });
  }
}
