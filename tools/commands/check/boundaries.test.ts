import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from '../../../host/server/testing/folders';
import { type Boundaries, checkBoundaries } from './boundaries';

const repository = join(__dirname, '../../..');
const never = new AbortController().signal;

/** Each file of a small repository with what it imports, and the rules that this breaks. */
const planted: readonly (readonly [file: string, imports: string, ...rules: string[]])[] = [
  ['remotes/billing/src/a.ts', '../../company/src/thing', 'remote-not-to-remote'],
  ['remotes/billing/src/b.ts', '@vatio/company', 'remote-not-to-remote'],
  ['remotes/billing/src/c.ts', '../../../host/src/shell', 'remote-only-to-shared'],
  ['remotes/billing/src/d.ts', '@vatio/host', 'remote-only-to-shared'],
  ['remotes/billing/src/e.ts', '../../../api/src/main', 'remote-only-to-shared'],
  ['remotes/billing/src/f.ts', '@vatio/platform/host', 'platform-host-door'],
  ['remotes/billing/src/g.ts', '../../../shared/platform/src/host', 'platform-host-door'],
  ['remotes/billing/src/h.ts', '@vatio/platform'],
  ['remotes/billing/src/i.ts', '../../../tools/thing', 'product-not-to-tools'],
  ['tools/guilty.ts', '../bench/main', 'tools-not-to-bench'],
  ['bench/main.ts', '../tools/nowhere'],
  ['remotes/billing/src/Pages.tsx', './bills/BillList'],
  ['remotes/billing/src/bills/BillList.tsx', './useBills'],
  ['remotes/billing/src/bills/useBills.ts', './billApi'],
  ['remotes/billing/src/bills/billApi.ts', './bill'],
  ['remotes/billing/src/bills/bill.ts', '@vatio/contracts/row'],
  ['remotes/billing/src/bills/Row.tsx', '../common/useNow'],
  ['remotes/billing/src/common/useNow.ts', 'react'],
  ['remotes/billing/src/bills/Up.tsx', '../Pages', 'section-file-is-the-top'],
  ['remotes/billing/src/common/up.ts', '../bills/bill', 'section-common-not-to-subjects'],
  ['remotes/billing/src/bills/readApi.ts', './Row', 'section-rules-no-screens'],
  ['remotes/billing/src/bills/shown.ts', './Row', 'section-rules-no-screens'],
  ['remotes/billing/src/bills/hooked.ts', '../common/useNow', 'section-rules-no-screens'],
  ['remotes/billing/src/bills/asked.ts', './billApi', 'section-rules-no-api'],
  ['remotes/billing/src/bills/view.ts', 'react', 'section-rules-no-react'],
  ['remotes/billing/src/bills/route.ts', 'react-router-dom', 'section-rules-no-react'],
  ['remotes/company/src/thing.ts', '@vatio/ui/forms'],
  ['host/src/a.ts', '../../remotes/billing/src/h', 'host-only-to-shared'],
  ['host/src/b.ts', '@vatio/billing', 'host-only-to-shared'],
  ['host/src/c.ts', '@vatio/platform/host'],
  ['host/src/shell.ts', '@vatio/ui/forms'],
  ['host/src/session/token.ts', '@vatio/contracts/row'],
  ['host/src/layout/Shell.tsx', '../session/token'],
  ['host/src/session/up.ts', '../layout/Shell', 'host-ladder'],
  ['host/src/hostContext.ts', './sections/registry', 'host-ladder'],
  ['host/src/sections/registry.ts', '../session/token'],
  ['host/src/main.tsx', './extras/extra', 'host-ladder-complete'],
  ['host/src/extras/extra.ts', '../hostContext'],
  ['host/server/a.ts', '@vatio/platform/host', 'platform-host-door'],
  ['shared/ui/src/a.ts', '../../../host/src/shell', 'shared-not-upwards'],
  ['shared/ui/src/b.ts', '@vatio/api', 'shared-not-upwards'],
  ['shared/ui/src/c.ts', '../../../remotes/company/src/thing', 'shared-not-upwards'],
  ['shared/ui/src/d.ts', '@vatio/build', 'ui-not-to-domain'],
  ['shared/ui/src/forms/index.ts', '@vatio/platform'],
  ['shared/platform/src/index.ts', '@vatio/contracts/row'],
  ['shared/platform/src/host.ts', './index'],
  ['shared/platform/src/a.ts', '@vatio/ui/forms', 'platform-only-to-contracts'],
  ['shared/build/src/index.ts', '@vatio/contracts/row'],
  ['shared/build/src/a.ts', '@vatio/ui/forms', 'build-only-to-contracts'],
  ['shared/records/src/record.ts', 'zod'],
  ['shared/records/src/a.ts', '@vatio/contracts/row', 'records-stand-alone'],
  ['shared/contracts/src/row.ts', 'zod'],
  ['shared/contracts/src/c.ts', '@vatio/records/record'],
  ['shared/contracts/src/a.ts', '@vatio/platform', 'contracts-stand-alone'],
  ['shared/contracts/src/b.ts', '../../energy/src/tariff', 'contracts-stand-alone'],
  ['shared/energy/src/tariff.ts', 'big.js'],
  ['shared/energy/src/a.ts', '@vatio/contracts/row', 'energy-is-pure'],
  ['shared/energy/src/b.ts', 'node:fs', 'energy-is-pure'],
  ['shared/energy/src/c.ts', 'zod', 'energy-is-pure'],
  ['shared/energy/src/d.ts', '../../contracts/src/row', 'energy-is-pure'],
  ['shared/sheets/src/workbook.ts', 'saxes'],
  ['shared/sheets/src/a.ts', '@vatio/contracts/row', 'sheets-stand-alone'],
  ['shared/sheets/src/b.ts', 'node:fs', 'sheets-stand-alone'],
  ['api/src/main.ts', '@vatio/contracts/row'],
  ['api/src/seed/read.ts', '@vatio/sheets/workbook'],
  ['api/src/a.ts', '@vatio/ui/forms', 'api-not-to-what-draws'],
  ['api/src/b.ts', '../../host/src/shell', 'api-not-to-what-draws'],
  ['api/src/areas/user/users/users.repository.ts', 'kysely'],
  ['api/src/areas/user/users/users.service.ts', './users.repository'],
  ['api/src/areas/user/users/users.routes.ts', './users.service'],
  ['api/src/areas/user/hours/hours.routes.ts', '../users/users.repository', 'api-routes-no-sql'],
  ['api/src/areas/billing/bills/bills.routes.ts', 'kysely', 'api-routes-no-sql'],
  ['api/src/areas/billing/bills/bills.service.ts', 'fastify', 'api-services-no-http'],
  ['api/src/areas/billing/bills/a.ts', '../../user/users/users.service', 'api-areas-by-the-door'],
  ['api/src/areas/billing/bills/b.ts', '../../user/door'],
  ['api/src/areas/user/door.ts', './users/users.service'],
  ['api/src/areas/billing/door.ts', '../user/door'],
  ['api/src/areas/activity-hours/door.ts', '../billing/door'],
  ['api/src/areas/index.ts', './activity-hours/door'],
  ['api/src/app.ts', './areas/user/door'],
  ['api/src/areas/company/a.ts', '../user/door', 'api-session-and-company-not-upwards'],
  ['api/src/areas/user/a.ts', '../billing/door', 'api-user-not-upwards'],
  ['api/src/areas/energy-analysis/a.ts', '../billing/door', 'api-energy-analysis-not-upwards'],
  ['api/src/areas/billing/a.ts', '../activity-hours/door', 'api-billing-not-upwards'],
  ['api/src/areas/billing/c.ts', '../../app', 'api-areas-not-to-roots'],
  ['api/src/areas/billing/d.ts', '../index', 'api-areas-not-to-roots'],
  ['api/src/db/a.ts', '../areas/user/door', 'api-base-not-to-areas'],
  ['api/src/http/a.ts', '../app', 'api-base-not-to-areas'],
  ['api/src/areaKit/a.ts', '../areas/index', 'api-base-not-to-areas'],
  ['tools/thing.ts', '@vatio/build'],
  ['tools/cycleA.ts', './cycleB', 'no-cycles'],
  ['tools/cycleB.ts', './cycleA'],
  ['tools/nowhere.ts', './nothing', 'resolvable'],
];

/** The packages that exist in the small repository, with the doors that they open. */
const packages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shared/records': { './record': './src/record.ts' },
  'shared/contracts': { './row': './src/row.ts' },
  'shared/platform': { '.': './src/index.ts', './host': './src/host.ts' },
  'shared/ui': { './forms': './src/forms/index.ts' },
  'shared/build': { '.': './src/index.ts' },
  'shared/energy': { '.': './src/tariff.ts' },
  'shared/sheets': { './workbook': './src/workbook.ts' },
  'remotes/billing': {},
  'remotes/company': {},
  host: {},
  api: {},
};
const npmPackages = ['react', 'react-router-dom', 'zod', 'big.js', 'saxes', 'kysely', 'fastify'];

let root: string;
let found: Boundaries;

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeAll(async () => {
  root = await tempFolder();
  cpSync(join(repository, '.dependency-cruiser.cjs'), join(root, '.dependency-cruiser.cjs'));
  mkdirSync(join(root, 'node_modules/@vatio'), { recursive: true });
  for (const [dir, exports] of Object.entries(packages)) {
    const name = `@vatio/${dir.split('/').at(-1)}`;
    write(`${dir}/package.json`, JSON.stringify({ name, type: 'module', exports }));
    symlinkSync(join(root, dir), join(root, 'node_modules', name));
  }
  for (const name of npmPackages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, imports] of planted) write(file, `import '${imports}';\nexport {};\n`);
  const stop = { gentle: never, hard: never };
  found = await checkBoundaries({ cwd: root, stop });
}, 60_000);

/** The rules that a file's only import breaks; whether names resolve is another rule's business. */
const broken = (file: string) =>
  found.violations
    .filter((violation) => violation.includes(`: ${file} → `))
    .map((violation) => violation.slice(0, violation.indexOf(':')))
    .filter((rule) => rule !== 'resolvable' || file === 'tools/nowhere.ts');

test.each(planted)('%s imports %s', (file, _imports, ...rules) => {
  expect(broken(file)).toEqual(rules);
});

test('every module was read and every rule has its violation', () => {
  const { forbidden } = jest.requireActual<{ forbidden: readonly { readonly name: string }[] }>(
    '../../../.dependency-cruiser.cjs',
  );
  const proven = new Set(planted.flatMap(([, , ...rules]) => rules));
  expect(found.modules).toBeGreaterThanOrEqual(planted.length);
  const named = new Set(forbidden.map(({ name }) => name));
  expect([...proven].sort()).toEqual([...named].sort());
});
