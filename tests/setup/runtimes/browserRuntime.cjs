const { default: Runtime } = require('jest-runtime');
const forgetAsyncStorages = require('./asyncStorages.cjs');
const compiledModule = require('./compiledModule.cjs');

/** The source that a worker has read from node_modules, which do not change, by path. */
const read = new Map();

/**
 * Jest's runtime, which reads and compiles every module anew for every file of tests. Here a worker
 * does that once; each file still evaluates its own modules among its own globals.
 */
module.exports = class BrowserRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    const { executor, transformCache } = this;

    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (!context) return null;
      try {
        const script = compiledModule(source, filename, executor.injectedModuleParameters);
        return script.runInContext(context);
      } catch {
        return compile(source, filename); // Jest's own words for what is wrong with it.
      }
    };

    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (options?.isInternalModule || !filename.includes('/node_modules/')) {
        return transform(filename, options);
      }
      if (!read.has(filename)) read.set(filename, transform(filename, options));
      return read.get(filename);
    };
  }

  teardown() {
    super.teardown();
    forgetAsyncStorages();
  }
};
