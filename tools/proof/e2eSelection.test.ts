import { reached } from './e2eSelection';
import { type Section, type Spec, sections } from './e2eSpecs';

const spec = (name: string, own: readonly Section[], imports: readonly string[] = []): Spec => ({
  path: `tests/e2e/${name}.spec.ts`,
  isPictured: name.startsWith('visual'),
  imports: new Set([`tests/e2e/${name}.spec.ts`, ...imports]),
  sections: own,
});

const specs = [
  spec('bills', ['billing'], ['tests/e2e/support/records/bills.ts']),
  spec('hours', ['activity-hours']),
  spec('menu', sections),
  spec('users', ['user']),
  spec('visualBills', ['billing']),
  spec('visualUsers', ['user']),
  spec('catalogue', sections),
];

function reachedBy(paths: readonly string[], ...rebuilt: readonly string[]) {
  const changed = paths.map((path) => ({ path, isDeleted: false }));
  const isReached = reached({ changed, rebuilt: new Set(rebuilt) }, specs);
  return specs.filter(isReached).map(({ path }) => path.slice('tests/e2e/'.length, -8));
}

it('nothing is reached by nothing', () => {
  expect(reachedBy([])).toEqual([]);
});

it('a section’s bytes reach the specs that open it', () => {
  expect(reachedBy([], 'billing')).toEqual(['bills', 'menu', 'visualBills']);
});

it('the host’s page reaches every spec, its server every flow', () => {
  expect(reachedBy([], 'host page')).toHaveLength(specs.length);
  expect(reachedBy([], 'host server')).toEqual(['bills', 'hours', 'menu', 'users']);
});

it('an area of the API reaches the flows of its section and of those that call it', () => {
  const bills = 'api/src/areas/billing/bills/bills.service.ts';
  expect(reachedBy([bills], 'api')).toEqual(['bills', 'hours', 'menu']);
  expect(reachedBy(['api/src/areas/activity-hours/hours.ts'], 'api')).toEqual(['hours', 'menu']);
});

it('what all areas stand on reaches every flow, and a comment that changes no byte none', () => {
  const all = ['bills', 'hours', 'menu', 'users'];
  expect(reachedBy(['api/src/http/errors.ts'], 'api')).toEqual(all);
  expect(reachedBy(['shared/energy/src/rates.ts'], 'api')).toEqual(all);
  expect(reachedBy(['api/src/http/errors.ts'])).toEqual([]);
});

it('a spec is reached by what it imports, and by its own pictures', () => {
  expect(reachedBy(['tests/e2e/support/records/bills.ts'])).toEqual(['bills']);
  expect(reachedBy(['tests/e2e/screens/visualBills.spec.ts/bills-full-1440.png'])).toEqual([
    'visualBills',
  ]);
});

it('the kit’s sources and stories reach the catalogue', () => {
  expect(reachedBy(['shared/ui/src/layout/Card.stories.tsx'])).toEqual(['catalogue']);
});

it('what starts the browser and the product reaches every spec', () => {
  expect(reachedBy(['playwright.config.ts'])).toHaveLength(specs.length);
});
