const { availableParallelism } = require('node:os');

// One runner, four kinds of tests. The reasons for each line: docs/decisions/004-tests.md
const esmOnly =
  'rettime|until-async|@module-federation/webpack-bundler-runtime|@open-draft/deferred-promise|uuid';
const parser = { syntax: 'typescript', tsx: true };
const swc = [
  '@swc/jest',
  { jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } } },
];
const shared = {
  rootDir: __dirname,
  transform: { '^.+\\.[tj]sx?$': swc, '^.+\\.mjs$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  moduleNameMapper: {
    '\\.(css|scss|svg|woff2)$': '<rootDir>/tests/setup/empty.cjs',
    '/echartsEngine$': '<rootDir>/tests/setup/echartsEngine.ts',
    '^lucide-react$': '<rootDir>/tests/setup/icons.cjs',
    // MSW brings it along; it takes its time to load, and no test speaks it.
    '^graphql$': '<rootDir>/tests/setup/empty.cjs',
  },
  modulePathIgnorePatterns: ['/dist/', '/dist-server/', '/.tsbuild/', '/.data/'],
};

const server = {
  testEnvironment: '<rootDir>/tests/setup/serverEnvironment.cjs',
  runtime: '<rootDir>/tests/setup/runtimes/serverRuntime.cjs',
};

const fuzz = {
  ...shared,
  displayName: 'fuzz',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tests/fuzz/globalSetup.ts',
  globalTeardown: '<rootDir>/api/test/globalTeardown.ts',
  testMatch: ['<rootDir>/tests/fuzz/*.test.ts'],
};

module.exports = {
  // Two more than there are processors: a test waits for a database, a process or a page half of the
  // time. As a number: jest takes «150%» for 150 workers.
  maxWorkers: availableParallelism() + 2,
  testSequencer: '<rootDir>/tests/setup/heaviestFirst.cjs',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      runtime: '<rootDir>/tests/setup/runtimes/browserRuntime.cjs',
      setupFilesAfterEnv: ['<rootDir>/tests/setup/browser.ts'],
      testMatch: [
        '<rootDir>/{host/src,remotes,shared/platform,shared/ui}/**/*.test.tsx',
        '<rootDir>/tests/{*,setup/**/*}.test.tsx',
      ],
    },
    {
      ...shared,
      displayName: 'node',
      ...server,
      testMatch: [
        '<rootDir>/{host,remotes,shared,tools}/**/*.test.ts',
        '<rootDir>/tests/{*,deploy/*,switchboard/*}.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'api',
      ...server,
      globalSetup: '<rootDir>/api/test/globalSetup.ts',
      globalTeardown: '<rootDir>/api/test/globalTeardown.ts',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
    },
    // Only for `npm run fuzz`: these take minutes, and no two runs try the same.
    ...(process.env.FUZZ_CASES ? [fuzz] : []),
  ],
};
