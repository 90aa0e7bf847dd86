const { default: Sequencer } = require('@jest/test-sequencer');

/** The files that take longest, so that a run does not end with one worker at work. */
const heaviest = [
  'api/src/areas/accessMatrix.test.ts',
  'api/src/areas/company/curveImports/corpus.test.ts',
  'remotes/billing/src/bills/form/BillNew.test.tsx',
  'remotes/company/src/pointImports/steps/PointImportNew.test.tsx',
  'remotes/energy-analysis/src/offers/StudyOffers.test.tsx',
  'remotes/energy-analysis/src/report/StudyReport.test.tsx',
  'remotes/energy-analysis/src/report/reportSums.test.tsx',
  'remotes/energy-analysis/src/studies/data/StudyData.test.tsx',
  'shared/energy/src/files/corpus.test.ts',
  'shared/energy/src/files/curveReader.test.ts',
  'shared/energy/src/optimise/bruteForce.test.ts',
  'tools/commands/start/start.test.ts',
];

/** Jest's own order, which begins with what took longest; on a fresh clone Jest has no times yet. */
module.exports = class HeaviestFirst extends Sequencer {
  static heaviest = heaviest;

  sort(tests) {
    const sorted = super.sort(tests);
    const isFirst = ({ path, duration }) =>
      duration === undefined && heaviest.some((file) => path.endsWith(`/${file}`));
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))];
  }
};
