import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { isConsumedShare } from './consumedShare';

/**
 * Checks a section against the sharing policy. Both mistakes would otherwise show only at run time,
 * as a silent `undefined` or a refused section:
 * - a name that the host does not give (`useBlocker` of react-router-dom),
 * - a door that `section.ts` does not require.
 */
export class ShareCheckPlugin {
  /** @param allowed what is imported → its names, `undefined` = any */
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
          checkNames(compilation, module, this.allowed);
        }
      });
    });
  }
}

function checkNames(
  compilation: Compilation,
  module: Module,
  allowed: Readonly<Record<string, readonly string[] | undefined>>,
) {
  const { moduleGraph } = compilation;
  for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
    if (!(dependency instanceof webpack.dependencies.ModuleDependency)) continue;
    // Not the share's name: zod is part of the door of forms.
    const { request } = dependency;
    const names = allowed[request];
    if (!names) continue;
    const file = originModule?.nameForCondition() ?? 'unknown file';
    for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name === undefined) {
        report(compilation, `${request} is used as a whole; name what you need (in ${file})`);
      } else if (!names.includes(name)) {
        report(compilation, `"${name}" of ${request} is not provided by the host (in ${file})`);
      }
    }
  }
}

function report(compilation: Compilation, message: string) {
  compilation.errors.push(new webpack.WebpackError(message));
}
