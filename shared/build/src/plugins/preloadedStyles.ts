import HtmlPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * Lets index.html fetch its style sheets without waiting for them to paint the first picture: they are
 * preloaded, and the page makes style sheets of them in the same place (host/src/loading/pageStyles.ts), so
 * that those of sections still come after.
 */
export class PreloadedStylesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PreloadedStyles', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'PreloadedStyles',
        (tags) => {
          for (const { attributes } of tags.headTags) {
            if (attributes.rel === 'stylesheet') {
              Object.assign(attributes, { rel: 'preload', as: 'style' });
            }
          }
          return tags;
        },
      );
    });
  }
}
