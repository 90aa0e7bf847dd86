const { AsyncLocalStorage } = require('node:async_hooks');

const inUse = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...parts) {
  inUse.add(this);
  return run.apply(this, parts);
};

/**
 * Forgets what a file of tests, and Jest for it, kept for their calls. Before Node 24 every promise of a
 * worker carries on what any AsyncLocalStorage holds, also those of the files that have ended: after a
 * hundred of these that took most of the time.
 */
module.exports = function forgetAsyncStorages() {
  for (const storage of inUse) storage.disable();
  inUse.clear();
};
