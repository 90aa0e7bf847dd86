import { sep } from 'node:path';
import type { Compiler } from 'webpack';

const name = 'PureValues';

/**
 * Marks the modules of some folders as free of side effects, so that the build drops calls whose value is unused:
 * a form that imports one schema of a contract does not bundle the others of its file.
 */
export class PureValuesPlugin {
  constructor(private readonly folders: readonly string[]) {}

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap(name, (parser) => {
          parser.hooks.isPure.for('CallExpression').tap(name, () => {
            const file = parser.state.module.resource;
            return this.folders.some((folder) => file.startsWith(folder + sep)) || undefined;
          });
        });
      }
    });
  }
}
