import { isAbsolute, relative, sep } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

/**
 * Allows a section only its own folder, npm packages, and the workspace packages of its manifest:
 * anything else would belong to another team and be missing from its version.
 */
export class OwnModulesPlugin {
  /**
   * @param root where paths in messages start
   * @param own the folders that the section's version covers
   * @param provided folders inside those that the host provides, so they are not bundled
   */
  constructor(
    private readonly root: string,
    private readonly own: readonly string[],
    private readonly provided: readonly string[],
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('OwnModules', (compilation) => {
      compilation.hooks.finishModules.tap('OwnModules', (modules) => {
        for (const module of modules) this.#check(compilation, module);
      });
    });
  }

  #check({ moduleGraph, errors }: Compilation, module: Module) {
    const file = fileOf(module);
    if (file === undefined || this.#isOwn(file)) return;
    const importers = [...moduleGraph.getIncomingConnections(module)].flatMap(
      ({ originModule }) => (originModule && fileOf(originModule)) ?? [],
    );
    for (const importer of new Set(importers)) {
      // An outsider is reported once, without its own imports.
      if (this.#isOwn(importer)) errors.push(this.#refusal(importer, file));
    }
  }

  #isOwn(file: string): boolean {
    if (file.includes(`${sep}node_modules${sep}`)) return true;
    const isIn = (folder: string) => file.startsWith(folder + sep);
    return this.own.some(isIn) && !this.provided.some(isIn);
  }

  #refusal(importer: string, file: string) {
    const [from, what] = [importer, file].map((path) => relative(this.root, path));
    return new webpack.WebpackError(
      `${from} imports ${what}, which is outside this section: import what the host gives by its name (@vatio/platform, @vatio/ui/layout ...), put what sections share in a package of its own that package.json names (then npm install), or copy it`,
    );
  }
}

/** A module's file; a share, an external or a `data:` address has none. */
function fileOf(module: Module): string | undefined {
  const file = module instanceof webpack.NormalModule && module.nameForCondition();
  return file && isAbsolute(file) ? file : undefined;
}
