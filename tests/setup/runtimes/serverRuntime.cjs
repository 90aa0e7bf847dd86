const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');
const forgetAsyncStorages = require('./asyncStorages.cjs');
const compiledModule = require('./compiledModule.cjs');

const isPackage = /\/node_modules\//;
const isOfTests = /\/test(s|ing)?\/|\.test\.ts$/;
const replacesModules = /\bjest\.(mock|doMock|resetModules|isolateModules)\b/;

/** Jest's own, in Node's realm: packages are loaded as in production, once for all files of a worker. */
class NodeRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    const { executor } = this;
    executor.compile = (source, filename) =>
      compiledModule(source, filename, executor.injectedModuleParameters).runInThisContext();
  }

  requireModule(from, name, options, isActual) {
    const isOurs = name && !options?.isInternalModule && !this._resolution.isCoreModule(name);
    if (!isOurs) return super.requireModule(from, name, options, isActual);
    const path = this._resolution.resolveCjs(from, name);
    return isPackage.test(path) ? createRequire(from)(path) : this.requireSource(path);
  }

  requireSource(path) {
    return this.requireModule(path);
  }
}

/** Holds the product's modules for all files of a worker; it is never torn down. */
let product;

/**
 * Loads the tested modules once for all files of a worker, where Jest loads them anew for each:
 * servers' modules keep no state between tests. Each file has its own helpers, and a file that
 * replaces modules has all of them to itself.
 */
module.exports = class ServerRuntime extends NodeRuntime {
  #isAlone;

  constructor(...parts) {
    super(...parts);
    product ??= new NodeRuntime(...parts);
    this.#isAlone = replacesModules.test(readFileSync(this._testPath, 'utf8'));
  }

  requireSource(path) {
    const isOwn = this.#isAlone || isOfTests.test(path);
    return isOwn ? super.requireSource(path) : product.requireSource(path);
  }

  teardown() {
    super.teardown();
    forgetAsyncStorages();
  }

  /** Joins the maps of both, for the lines that a failure names. */
  getSourceMaps() {
    const [own, shared] = [super.getSourceMaps(), product.getSourceMaps()];
    return {
      get: (path) => own.get(path) ?? shared.get(path),
      *[Symbol.iterator]() {
        yield* own;
        yield* shared;
      },
    };
  }
};
