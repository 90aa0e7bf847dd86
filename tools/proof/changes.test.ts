import { jestChange } from './changes';
import { makeRepository, type Repository } from './testing/repository';

jest.setTimeout(60_000);

let repository: Repository;
beforeEach(() => {
  repository = makeRepository();
});
afterEach(() => repository.remove());

const change = (path: string, isDeleted = false) =>
  jestChange(repository.root, [{ path, isDeleted }]);

it.each([
  ['package-lock.json', ['browser', 'node', 'api']],
  ['jest.config.cjs', ['browser', 'node', 'api']],
  ['tests/setup/runtimes/serverRuntime.cjs', ['browser', 'node', 'api']],
  ['tests/setup/jsdom/labels.ts', ['browser']],
  ['api/test/globalSetup.ts', ['api']],
  ['api/test/fixtures/before.sql.gz', ['api']],
  ['api/src/areas/billing/migrations/2026-12-01-lines.ts', ['api']],
  ['api/src/areas/billing/bills/bills.service.ts', []],
  ['remotes/billing/src/Pages.tsx', []],
])('%s reruns whole projects: %j', async (path, projects) => {
  expect([...(await change(path)).whole]).toEqual(projects);
});

it.each([
  ['api/src/areas/billing/bills/bills.service.ts', ['api']],
  ['remotes/billing/src/bills/bill.ts', ['browser', 'node']],
  ['shared/energy/src/calendar/index.ts', ['browser', 'node', 'api']],
  ['remotes/billing/src/bills/bill.test.ts', []],
  ['docs/glossary.md', []],
])('a deleted %s reruns %j', async (path, projects) => {
  expect([...(await change(path, true)).whole]).toEqual(projects);
});

it('sources are followed by their imports', async () => {
  const { sources } = await change('remotes/billing/src/bills/bill.ts');
  expect(sources).toEqual(['remotes/billing/src/bills/bill.ts']);
});

it('a data file stands for the sources of its package, and pages and pictures for none', async () => {
  repository.write('shared/energy/package.json', '{}');
  repository.write('shared/energy/src/read.ts', '');
  repository.write('shared/energy/node_modules/x/y.js', '');
  repository.write('shared/energy/samples/curve.csv', '');
  const { sources } = await change('shared/energy/samples/curve.csv');
  expect(sources).toEqual(['shared/energy/src/read.ts']);
  expect((await change('shared/energy/README.md')).sources).toEqual([]);
  expect((await change('tests/e2e/screens/bills.png')).sources).toEqual([]);
});
