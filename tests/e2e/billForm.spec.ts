import type { APIRequestContext, Page } from '@playwright/test';
import type { Bill } from '@vatio/contracts/billing/bills';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { clientOf, contractOf, pointOf } from '../../api/test/supply';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { callAsAdmin } from './support/accounts';
import { freshCups, freshTaxId } from './support/supply';

const call = <T>(request: APIRequestContext, method: 'POST' | 'PUT', path: string, body: object) =>
  callAsAdmin<T>(request, method, path, body);

const powersKw = ['20', '20', '20', '20', '20', '30'];
const energyPricesEurPerKwh = ['0.11', '0.098', '0.09', '0.088', '0.08', '0.076'];

/** A point of 3.0TD whose contract and bill of January are known. */
async function makePoint(request: APIRequestContext): Promise<SupplyPoint> {
  const cups = freshCups();
  const client = await call<{ id: string }>(
    request,
    'POST',
    'clients',
    clientOf({ taxId: freshTaxId(), name: `Forja ${cups}`, kind: 'company' }),
  );
  const point = await call<SupplyPoint>(
    request,
    'POST',
    'points',
    pointOf({ clientId: client.id, cups }),
  );
  await call(
    request,
    'POST',
    `points/${point.id}/contracts`,
    contractOf({
      supplier: 'Luz del Norte',
      powersKw,
      energyPricesEurPerKwh,
      includesAtr: false,
      socialBonusFinancing: 'taxed',
    }),
  );
  const line = (kind: string, amountEur: string, period: number | null = null) => ({
    kind,
    period,
    amountEur,
  });
  const power = ['34.61', '18.04', '7.61', '6.6', '4.27', '3.68'];
  await call(request, 'POST', 'bills', {
    supplyPointId: point.id,
    supplier: 'Luz del Norte',
    number: `${cups.slice(-6)}-1`,
    tariff: '3.0TD',
    issuedOn: '2026-02-03',
    from: '2025-12-31',
    to: '2026-01-31',
    isEstimated: false,
    energyKwh: ['1000', '900', '0', '0', '0', '1400'],
    lines: [
      ...power.map((eur, index) => line('power', eur, index + 1)),
      line('energy', '173.35', 1),
      line('energy', '123.22', 2),
      line('energy', '110.46', 6),
      line('socialBonus', '0.59'),
      line('electricityTax', '24.66'),
      line('meter', '1.39'),
    ],
    taxes: [{ ratePercent: '21', baseEur: '508.48', amountEur: '106.78' }],
    totalEur: '615.26',
  });
  return point;
}

/** A keyboard that counts. */
function keyboardOf(page: Page) {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    for (const key of text) await press(key);
  };
  return {
    press,
    type,
    presses: () => presses,
    /** Tab as often as it takes. */
    async tabTo(label: string | RegExp) {
      const wanted = page.getByLabel(label, { exact: true });
      for (let left = 12; left > 0; left--) {
        await press('Tab');
        if (await wanted.evaluateAll((all) => all.includes(document.activeElement as never)))
          return;
      }
      throw new Error(`Tab does not lead to ${String(label)}`);
    },
    /** Fills one field after the other and leaves out those whose text is empty. */
    async fillOn(texts: readonly string[]) {
      for (const text of texts) {
        if (text) await type(text);
        await press('Tab');
      }
    },
  };
}

const comparedRow = (page: Page, name: RegExp) =>
  page.getByRole('table', { name: /^Facturado y calculado/ }).getByRole('row', { name });

test('a bill of 3.0TD is typed from paper without a mouse, in few key presses', async ({
  page,
  openAs,
  request,
}) => {
  // Each key is a way to the browser and back: on a busy machine hundreds of them take minutes.
  test.slow();
  const point = await makePoint(request);
  await openAs('writer', '/billing/nueva', { title: 'Nueva factura' });
  await expect(page.getByLabel('Punto de suministro')).toBeFocused();
  const keys = keyboardOf(page);
  await keys.type(point.cups.slice(-8));
  await expect(page.getByRole('option')).toHaveCount(1);
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(page.getByLabel('Número de factura')).toBeFocused();
  const number = `LN26-${point.cups.slice(-7)}`;
  await keys.type(number);
  await keys.press('Tab');
  await keys.type('03032026');
  await expect(page.getByLabel('Fecha de emisión')).toHaveValue('03/03/2026');
  await expect(page.getByLabel('Lectura final')).toHaveValue('28/02/2026');
  const energy = page.getByRole('group', { name: /^Energía consumida/ });
  while (!(await energy.getByLabel('P1').evaluate((it) => it === document.activeElement))) {
    await keys.press('Tab');
  }
  await keys.fillOn(['1.240', '980', '', '', '', '1510']);
  await keys.fillOn(['23.4', '19', '', '', '', '24,5']);
  await keys.fillOn(['560', '300', '', '', '', '900']);
  await keys.tabTo('Potencia P1');
  await keys.fillOn(['31,26', '16,29', '6,88', '5,96', '3,86', '3,32']);
  await keys.fillOn(['214,96', '134,18', '119,14', '16,31', '6,27', '0.54', '28,58', '1,25']);
  await keys.tabTo('Total');
  await keys.type('712,45');
  await expect(comparedRow(page, /^Exceso de potencia.* 16,31 16,31 0,00$/)).toBeVisible();
  await expect(comparedRow(page, /^Total.* 712,45 712,45 0,00$/)).toBeVisible();
  await expectAccessible(page, 'a bill that is typed');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/billing\/facturas\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  test.info().annotations.push({ type: 'key presses', description: String(keys.presses()) });
  expect(keys.presses()).toBeLessThanOrEqual(220);
});

test('a bill is corrected; where somebody else was quicker, the person chooses', async ({
  page,
  openAs,
  request,
  allow,
}) => {
  const point = await makePoint(request);
  const { rows } = await callAsAdmin<{ rows: { id: string }[] }>(
    request,
    'GET',
    `bills?supplyPointId=${point.id}`,
  );
  const id = rows[0]?.id ?? '';
  const bill = await callAsAdmin<Bill>(request, 'GET', `bills/${id}`);
  await openAs('writer', `/billing/facturas/${id}/editar`, { title: 'Editar factura' });
  await expect(page.getByLabel('Alquiler del contador')).toHaveValue('1,39');
  await page.getByLabel('Alquiler del contador').fill('1,41');
  await page.getByLabel('Total', { exact: true }).fill('615,29');
  await expect(comparedRow(page, /^Alquiler del contador.* 1,41/)).toBeVisible();

  const sent = ['supplier', 'number', 'supplyPointId', 'tariff', 'issuedOn', 'from', 'to'] as const;
  const others = ['isEstimated', 'energyKwh', 'lines', 'taxes', 'totalEur', 'version'] as const;
  const same = Object.fromEntries([...sent, ...others].map((name) => [name, bill[name]]));
  await call(request, 'PUT', `bills/${id}`, { ...same, notes: 'Vista por Ana' });
  allow(/status of 409/);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otra persona ha cambiado esta factura' });
  await expect(dialog).toContainText('Vista por Ana');
  await expectAccessible(page, 'a conflict of a bill');
  await dialog.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(page).toHaveURL(new RegExp(`/billing/facturas/${id}$`));
  const after = await callAsAdmin<Bill>(request, 'GET', `bills/${id}`);
  expect([after.totalEur, after.version]).toEqual(['615.29', bill.version + 2]);
});

test('a bill that is typed survives the end of the session', async ({ page, openAs, request }) => {
  const point = await makePoint(request);
  await openAs('writer', `/billing/nueva?punto=${point.id}`, { title: 'Nueva factura' });
  await page.getByLabel('Número de factura').fill('A medias');
  await page.getByLabel('Potencia P1').fill('31,26');
  await page.reload();
  await expect(page.getByText('Hemos recuperado lo que estabas escribiendo.')).toBeVisible();
  await expect(page.getByLabel('Número de factura')).toHaveValue('A medias');
  await expect(page.getByLabel('Potencia P1')).toHaveValue('31,26');
});
