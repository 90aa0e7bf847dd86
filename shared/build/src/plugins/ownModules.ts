import { isAbsolute, relative, sep } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

/**
 * Holds a section to its own folder, npm packages, and the workspace packages that its manifest
 * names: whatever else it reached by a path would be another team's, and not in its version.
 */
export class OwnModulesPlugin {
  /**
   * @param root what paths in messages start from
   * @param own the folders that the section's version speaks for
   * @param provided folders inside those that the host gives, and that are therefore not bundled
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
      // What an outsider imports in its turn is no news.
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
