import { join } from 'node:path';
import { runsAlways } from './always';
import { findSpecs } from './e2eSpecs';
import { planSteps } from './steps';
import { makeRepository } from './testing/repository';
import { watchedFiles } from './watched';

// Reading every spec is slow on a busy machine; this file measures no time.
jest.setTimeout(60_000);

const root = join(__dirname, '../..');

it.each([
  ['tools/proof/selection.test.ts', true],
  ['tests/architecture.test.ts', true],
  ['api/src/main.test.ts', true],
  ['api/src/areas/accessMatrix.test.ts', true],
  ['shared/contracts/src/servers/environment.test.ts', true],
  ['shared/energy/test/formats.test.ts', false],
])('%s runs always: %s', async (file, always) => {
  expect(await runsAlways(root, file)).toBe(always);
});

it('specs are known by the sections that they and their helpers name', async () => {
  const specs = await findSpecs(root);
  const sectionsOf = (name: string) =>
    specs.find(({ path }) => path === `tests/e2e/${name}.spec.ts`)?.sections;
  expect(sectionsOf('bills')).toEqual(['company', 'billing']);
  expect(sectionsOf('deploy/activation')).toEqual(['billing']);
  expect(sectionsOf('banner')).toHaveLength(5);
});

it('a flaky test’s file is watched until its day is over', async () => {
  const repository = makeRepository();
  repository.write(
    '.ci/watched',
    '# file\n2026-12-06 tests/e2e/tabs.spec.ts\n2026-12-01 a.test.ts\n',
  );
  const watched = await watchedFiles(repository.root, '2026-12-02');
  repository.remove();
  expect([...watched]).toEqual(['tests/e2e/tabs.spec.ts']);
});

it('a step runs when a build or a file that it depends on has changed, and says which', () => {
  const plan = (paths: readonly string[], ...rebuilt: readonly string[]) =>
    planSteps({
      changed: paths.map((path) => ({ path, isDeleted: false })),
      rebuilt: new Set(rebuilt),
    }).filter(({ runs }) => runs);
  const names = (...args: Parameters<typeof plan>) => plan(...args).map(({ name }) => name);

  expect(names([])).toEqual([]);
  expect(names(['api/src/areas/billing/bills/bills.service.ts'], 'api')).toEqual([
    'fuzz',
    'billing',
    'faults',
  ]);
  expect(names(['api/src/areas/billing/bills/bills.test.ts'])).toEqual([]);
  expect(names(['docker-compose.yml'])).toEqual(['stack']);
  expect(plan(['docker-compose.yml'])[0]?.reason).toBe('docker-compose.yml has changed');
  expect(planSteps(undefined).every(({ runs }) => runs)).toBe(true);
});
