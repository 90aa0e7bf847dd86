/** What can be run, with the line that the list of commands shows. Each has its `tools/<name>/main.ts`. */
export const commands = Object.freeze({
  start: 'builds what changed and runs the product with demo data',
  test: 'every test that needs no browser; arguments go to jest',
  e2e: 'the product in a real browser; arguments go to playwright',
  build: 'builds what changed; --force builds everything',
  bench: 'the figures that must not get worse',
  fuzz: 'every operation of the API with input that nobody would think of',
  faults: 'deploys every section ten times under a person who goes on working',
  check: 'types, lint, boundaries between packages, dead code',
  'create-admin': 'makes an account of an administrator, from the console',
  sections: 'lists the sections; pins, unpins or rolls back one of them',
  'can-i-deploy': 'whether a build and what is deployed go together',
});
