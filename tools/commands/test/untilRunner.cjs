const { default: TestRunner } = require('jest-runner');

/** Jest's runner, which ends at VATIO_TEST_UNTIL (milliseconds since 1970): what has no result by then has not run. */
module.exports = class UntilRunner extends TestRunner {
  /**
   * @override
   * @param {Parameters<TestRunner['runTests']>[0]} tests
   * @param {Parameters<TestRunner['runTests']>[1]} watcher
   * @param {Parameters<TestRunner['runTests']>[2]} options
   */
  async runTests(tests, watcher, options) {
    const left = Number(process.env.VATIO_TEST_UNTIL) - Date.now();
    const timer = setTimeout(() => watcher.setState({ interrupted: true }), Math.max(0, left));
    try {
      return await super.runTests(tests, watcher, options);
    } finally {
      clearTimeout(timer);
    }
  }
};
