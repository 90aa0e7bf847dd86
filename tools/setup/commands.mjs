/**
 * The commands, with the line that the list of commands shows. Each has its
 * `tools/commands/<name>/main.ts`, bench its `bench/main.ts`.
 */
export const commands = Object.freeze({
  start: 'builds what changed and runs the product with demo data',
  test: 'the tests that need no browser and are not proven; arguments go to jest',
  e2e: 'the product in a real browser, as far as it is not proven; arguments go to playwright',
  build: 'builds what changed; --force builds everything',
  catalogue: 'the widgets of shared/ui in every state',
  bench: 'the figures that must not get worse',
  fuzz: 'every operation of the API with input that nobody would think of',
  faults: 'deploys every section ten times under a person who goes on working',
  proof:
    'start and test on Node 24; fuzz, faults, bench and mutations whole: what takes too long for every change',
  proven: 'since which commit all tests are proven',
  mutations: 'breaks the product on purpose: the selected tests must notice',
  check: 'types, lint, boundaries between packages, dead code, expressions that backtrack',
  'create-admin': 'makes an account of an administrator, from the console',
  backup: 'the database and sections.config.json, in one archive',
  restore: 'makes a database what it was when a backup was made',
  'verify-backup': 'restores a backup aside, and compares every row',
  secrets: 'makes the secrets of a production start, each for one user alone',
  sections: 'lists the sections; pins, unpins or rolls back one of them',
  packages: 'what the product is made of: known vulnerabilities, bill of materials',
  'can-i-deploy': 'whether a build and what is deployed go together',
});

/**
 * The arguments after `npm run <name> --`, for `--help` and for a person who mistypes them. The others take
 * none.
 *
 * @type {Readonly<Partial<Record<keyof typeof commands, string>>>}
 */
const options = Object.freeze({
  test: "[--all | --changed] [jest's arguments]",
  e2e: "[--all] [playwright's arguments]",
  proven: '[steps [--whole] | write --jest <tests> --e2e <tests>]',
  mutations: '[--all | <name> ...]',
  build: '[--force]',
  catalogue: '[--port <number> | --build [--to <folder>]]',
  bench: '[bytes | deep-link | energy | charts | lists | imports | users | interactions]',
  fuzz: '[--cases <number>] [--seed <that of a failure>]',
  faults: '[--rounds <number>]',
  'create-admin':
    '--email <address> --name <name> [--password-stdin | --generate] [--promote] | --close-demo',
  backup: '[--to <folder>] [--keep <number>]',
  restore: '<archive> [--replace]',
  'verify-backup': '[<archive>]',
  secrets: '<folder>',
  sections:
    'list | pin <section> <version> | unpin <section> | rollback <section> [--config <file>] [--url <host>] [--json] [--force]',
  packages: 'audit | sbom',
  'can-i-deploy':
    '<section>|host --against <URL or file> [--candidate <section.json or host.json>]',
});

/**
 * The usage line of a command.
 *
 * @param {keyof typeof commands} name
 */
export const usageOf = (name) =>
  `Usage: npm run ${name}${options[name] ? ` -- ${options[name]}` : ''}`;
