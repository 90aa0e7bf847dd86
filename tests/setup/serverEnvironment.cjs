const { TestEnvironment } = require('jest-environment-node');

/** Node as it is, and not a realm of its own for each file: that is what `serverRuntime.cjs` stands on. */
module.exports = class ServerEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    const mocker = new this.moduleMocker.constructor(globalThis);
    const parts = { config: config.projectConfig, global: globalThis, moduleMocker: mocker };
    const timerConfig = { idToRef: (id) => id, refToId: (ref) => ref };
    this.moduleMocker = mocker;
    this.fakeTimers = new this.fakeTimers.constructor({ ...parts, timerConfig });
    this.fakeTimersModern = new this.fakeTimersModern.constructor(parts);
  }
};
