const { default: Sequencer } = require('@jest/test-sequencer');

/** Runs test files in the order of VATIO_TEST_ORDER, a JSON list of absolute paths. */
module.exports = class InOrder extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  sort(tests) {
    /** @type {readonly string[]} */
    const paths = JSON.parse(process.env.VATIO_TEST_ORDER ?? '[]');
    return [...tests].sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
  }
};
