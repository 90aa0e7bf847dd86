import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { isConsumedShare } from './consumedShare';

/**
 * Checks a section against the sharing policy. Both mistakes would otherwise show only at run time,
 * as a silent `undefined` or a refused section:
 * - a name that the host does not give (`useBlocker` of react-router-dom),
 * - a door that `section.ts` does not require.
 */
export class ShareCheckPlugin {
  /** @param allowed share → its names, `undefined` = any */
  constructor(
    private readonly allowed: Readonly<Record<string, readonly string[] | undefined>>,
    private readonly required: ReadonlySet<string>,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShareCheck', (compilation) => {
      compilation.hooks.finishModules.tap('ShareCheck', (modules) => {
        for (const module of modules) {
          if (!isConsumedShare(module)) continue;
          const share = module.options.shareKey;
          if (!this.required.has(share)) {
            report(compilation, `${share} is used but not in \`requires\` of src/section.ts`);
          }
          const names = this.allowed[share];
          if (names) checkNames(compilation, module, share, names);
        }
      });
    });
  }
}

function checkNames(
  compilation: Compilation,
  module: Module,
  share: string,
  names: readonly string[],
) {
  const { moduleGraph } = compilation;
  for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
    const file = originModule?.nameForCondition() ?? 'unknown file';
    for (const reference of dependency?.getReferencedExports(moduleGraph, undefined) ?? []) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name === undefined) {
        report(compilation, `${share} is used as a whole; name what you need (in ${file})`);
      } else if (!names.includes(name)) {
        report(compilation, `"${name}" of ${share} is not provided by the host (in ${file})`);
      }
    }
  }
}

function report(compilation: Compilation, message: string) {
  compilation.errors.push(new webpack.WebpackError(message));
}
