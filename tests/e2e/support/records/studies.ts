import type { APIRequestContext } from '@playwright/test';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import type { Study } from '@vatio/contracts/energyAnalysis/studies';
import { monthReading } from '../../../../api/test/fixtures/studies';
import { clientOf, contractOf, pointOf } from '../../../../api/test/supply';
import { callAsAdmin } from '../accounts';
import { freshCups, freshTaxId } from '../supply';

/** The prices of excesses are known from then on. */
export const firstMonth = '2025-04';

/** A point of 3.0TD with the readings of a year from that month, of no other test. */
export async function makeStudyPoint(request: APIRequestContext): Promise<SupplyPoint> {
  const cups = freshCups();
  const client = await callAsAdmin<{ id: string }>(
    request,
    'POST',
    'clients',
    clientOf({ taxId: freshTaxId(), name: `Panadería ${cups}` }),
  );
  const point = await callAsAdmin<SupplyPoint>(
    request,
    'POST',
    'points',
    pointOf({ clientId: client.id, cups, alias: `Obrador ${cups}` }),
  );
  const powersKw = ['40', '40', '40', '40', '40', '45'];
  const contract = contractOf({ from: `${firstMonth}-01`, powersKw });
  await callAsAdmin(request, 'POST', `points/${point.id}/contracts`, contract);
  const rows: object[] = [];
  for (let month = 1; month <= 12; month++) {
    const reading = monthReading(month);
    const [from, to] = [reading.from, reading.to].map((day) =>
      month < 4 ? day : day.replace('2026', '2025'),
    );
    rows.push({ ...reading, from, to });
  }
  await callAsAdmin(request, 'POST', `points/${point.id}/readings`, { rows });
  return point;
}

/** A calculated study of a point made above. */
export async function makeStudy(request: APIRequestContext, point: SupplyPoint): Promise<Study> {
  const made = await callAsAdmin<Study>(request, 'POST', 'studies', {
    supplyPointId: point.id,
    firstMonth,
    notes: '',
  });
  const sent = { version: made.version, annualise: false };
  return callAsAdmin<Study>(request, 'POST', `studies/${made.id}/calculate`, sent);
}
