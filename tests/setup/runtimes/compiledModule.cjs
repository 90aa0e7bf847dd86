const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

// A module's functions live for one file of tests: optimising them costs more than it saves, and
// their bytecode is wanted again by the next file.
// V8 has no such flag from Node 24 on, and would say so.
if (Number(process.versions.node.split('.')[0]) < 24) {
  setFlagsFromString('--interrupt-budget=2000000');
}
setFlagsFromString('--no-flush-bytecode');

/** A worker's compiled modules, by path: the source, and V8's script, which knows no globals. */
const compiled = new Map();

/**
 * A module as a script that gives its function, compiled once for all files of a worker.
 *
 * @param {string} source as it was transformed
 * @param {string} filename
 * @param {readonly string[]} parameters of the function: `module`, `exports`, …
 */
module.exports = function compiledModule(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
};
