const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// A module's functions live for one file of tests: optimising them costs more than it saves, and
// their bytecode is wanted again by the next file.
setFlagsFromString('--interrupt-budget=2000000');
setFlagsFromString('--no-flush-bytecode');

/** Of node_modules, which do not change: the source a worker has read, by path. */
const read = new Map();
/** What a worker has compiled, by path: its source, and V8's script, which knows no globals. */
const compiled = new Map();

function scriptOf(source, filename, head) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
}

/**
 * Jest's runtime, which reads and compiles every module anew for every file of tests. Here a worker
 * does that once; each file still evaluates its own modules among its own globals.
 */
module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor, transformCache } = this;

    const compile = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (!context) return null;
      try {
        return scriptOf(source, filename, head).runInContext(context);
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
};
