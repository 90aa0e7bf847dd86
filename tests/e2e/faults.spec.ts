import { expect, test } from './fixtures';
import { answerReadings } from './support/api';
import {
  breakFile,
  deployChanged,
  entryOf,
  expectFailure,
  expectOthersWork,
  type Fault,
  fileRequest,
  hanging,
  htmlPage,
  htmlScript,
  noConnection,
  notFound,
  serverError,
  tampered,
} from './support/faults';
import { changeSection } from './support/registry';
import { recordRequests } from './support/requests';
import { expectPage, failure, goTo, retry, shellOf } from './support/screens/screen';

const unreachable = 'No se ha podido cargar «Facturación»';
const blocked = /'integrity' attribute/;

const entryFaults: Readonly<Record<string, { fault: Fault; says: RegExp }>> = {
  'with 404': { fault: notFound, says: /status of 404/ },
  'with 500 and JSON': { fault: serverError, says: /status of 500/ },
  'with an HTML page and 200': { fault: htmlPage, says: blocked },
  'with an HTML page that is called a script': { fault: htmlScript, says: blocked },
  'with other bytes': { fault: tampered, says: blocked },
  'not at all': { fault: noConnection, says: /net::ERR_FAILED/ },
};

for (const [how, { fault, says }] of Object.entries(entryFaults)) {
  test(`an entry that is answered ${how}`, async ({ page, openAs, allow }) => {
    allow(says, /\[vatio\] .*kind: unreachable/);
    const repair = await breakFile(page, entryOf('billing'), fault);
    await openAs('admin', '/billing');
    await expectFailure(page, unreachable);
    await retry(page).click();
    await expectFailure(page, unreachable);
    await expectOthersWork(page);

    await shellOf(page).link('Facturación').click();
    await expectFailure(page, unreachable);
    await repair();
    await retry(page).click();
    await expectPage(page, 'Facturación');
    await expect(page).toHaveTitle(/^Facturación/);
  });
}

test('an entry that hangs: told after ten seconds, and a retry does not wait for it', async ({
  page,
  openAs,
  allow,
}) => {
  allow(/\[vatio\] .*kind: timeout/);
  const requests = recordRequests(page);
  await page.clock.install();
  await openAs('admin', '/company', { title: 'PDS' });
  await breakFile(page, entryOf('billing'), hanging);
  const asked = fileRequest(page, entryOf('billing'));
  await shellOf(page).link('Facturación').click();
  await asked;
  await page.clock.fastForward(5_000);
  await expect(page.getByText('Cargando Facturación…')).toBeAttached();
  await page.clock.fastForward(5_000);
  await expectFailure(page, '«Facturación» tarda demasiado en responder');
  await expectOthersWork(page);

  await goTo(page, 'Facturación');
  expect(requests.under('/remotes/billing/').at(-1)).toMatch(/\?r=1$/);
});

test('a section that is not deployed, and then is', async ({ page, openAs, allow }) => {
  allow(/\[vatio\] .*kind: unreachable/);
  const deploy = await changeSection(page, 'billing', () => undefined);
  await openAs('admin', '/billing');
  await expect(failure(page, unreachable)).toContainText(/Incidencia [0-9A-F]{8}$/);
  await expectOthersWork(page);
  await shellOf(page).link('Facturación').click();
  await expect(failure(page, unreachable)).toBeVisible();
  await deploy();
  await retry(page).click();
  await expectPage(page, 'Facturación');
});

for (const [what, change, says] of [
  [
    'another platform',
    { requires: { '@vatio/platform': '^9.0.0' } },
    /Necesita @vatio\/platform \^9\.0\.0; aquí está la \d+\.\d+\.\d+\./,
  ],
  [
    'a door that this host has not',
    { requires: { '@vatio/ui/maps': '^1.0.0' } },
    'Necesita @vatio/ui/maps ^1.0.0; aquí no está.',
  ],
  ['another federation runtime', { runtime: '9.0.0' }, /Necesita Module Federation 9\.0\.0; aquí/],
] as const) {
  test(`a section that needs ${what}: told, and its code is not asked for`, async ({
    page,
    openAs,
    allow,
  }) => {
    allow(/\[vatio\] .*kind: incompatible/);
    await changeSection(page, 'billing', (section) => ({ ...section, ...change }));
    const requests = recordRequests(page);
    await openAs('admin', '/billing');
    const message = '«Facturación» no es compatible con esta versión de Vatio';
    await expectFailure(page, message);
    await expect(failure(page, message)).toContainText(says);
    expect(requests.under('/remotes/')).toEqual([]);
    await expectOthersWork(page);
  });
}

test('a section whose entry throws', async ({ page, openAs, allow }) => {
  allow(/page error: Thrown by the entry/, /\[vatio\] .*kind: unreachable/);
  await deployChanged(page, 'billing', '', 'throw new Error("Thrown by the entry");');
  await openAs('admin', '/billing');
  await expectFailure(page, unreachable);
  await expectOthersWork(page);
});

test('a section whose module throws, and is evaluated again by a retry', async ({
  page,
  openAs,
  allow,
}) => {
  allow(/\[vatio\] .*kind: crashed/);
  const bomb = '(()=>{if(!window.isMended)throw new Error("Thrown by a module");return "Texto"})()';
  await answerReadings(page);
  await deployChanged(page, 'probe', '"El texto"', bomb);
  await openAs('admin', '/probe/note');
  await expectFailure(page, '«Sonda» ha fallado');
  await retry(page).click();
  await expectFailure(page, '«Sonda» ha fallado');
  await expectOthersWork(page);

  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await shellOf(page).link('Sonda').click();
  await expect(failure(page, /./)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Escribir una nota' })).toBeVisible();
});
