import HtmlPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * Puts the style sheets of index.html at the end of its body: there they hold up scripts, but not the
 * first picture above them.
 */
export class StylesLastPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StylesLast', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('StylesLast', (tags) => {
        const styles = tags.headTags.filter(isStyle);
        const headTags = tags.headTags.filter((tag) => !isStyle(tag));
        return { ...tags, headTags, bodyTags: [...tags.bodyTags, ...styles] };
      });
    });
  }
}

const isStyle = ({ attributes }: HtmlPlugin.HtmlTagObject) => attributes.rel === 'stylesheet';
