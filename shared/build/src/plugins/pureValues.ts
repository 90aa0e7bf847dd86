import { sep } from 'node:path';
import type { Compiler } from 'webpack';

const name = 'PureValues';

/**
 * Says of some folders that their modules only make values, so a call whose value nobody uses is left out.
 * A form that takes one schema of a contract does not bring the others of its file.
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
