const { TestEnvironment } = require('jest-environment-node');

/** Plain Node, without a realm for each file: `runtimes/serverRuntime.cjs` needs that. */
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
