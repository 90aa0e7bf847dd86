import HtmlPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * Lets index.html only name its style sheet: main.js fetches it, and makes a style sheet of it in the same
 * place (host/src/loading/pageStyles.ts), so that those of sections still come after. Fetched beside
 * main.js, it would take part of the line from it, and its arrival delay the first picture. Only the login
 * page's document preloads it besides (`login` in hostDescriptor.ts).
 */
export class PageStylesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PageStyles', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('PageStyles', (tags) => {
        for (const { attributes } of tags.headTags) {
          if (attributes.rel === 'stylesheet') attributes.rel = 'page-styles';
        }
        return tags;
      });
    });
  }
}
