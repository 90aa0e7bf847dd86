import type { APIRequestContext } from '@playwright/test';
import type { Client } from '@vatio/contracts/company/clients';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { monthReading } from '../../../../api/test/fixtures/studies';
import { clientOf, contractOf, pointOf } from '../../../../api/test/supply';
import { callAsAdmin } from '../accounts';
import { freshCups, freshTaxId } from '../supply';

/** The prices of excesses are known from then on. */
export const firstMonth = '2025-04';

/** A point of 3.0TD with the readings of a year from that month, of no other test. */
export async function makeStudyPoint(
  request: APIRequestContext,
  facts: Parameters<typeof contractOf>[0] = {},
): Promise<SupplyPoint> {
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
  await addYear(request, point, facts);
  return point;
}

/** A contract of 3.0TD and the readings of a year from that month: V-OPT-1. */
async function addYear(
  request: APIRequestContext,
  { id }: Pick<SupplyPoint, 'id'>,
  facts: Parameters<typeof contractOf>[0] = {},
): Promise<void> {
  const powersKw = ['40', '40', '40', '40', '40', '45'];
  const contract = contractOf({ from: `${firstMonth}-01`, powersKw, ...facts });
  await callAsAdmin(request, 'POST', `points/${id}/contracts`, contract);
  const rows: object[] = [];
  for (let month = 1; month <= 12; month++) {
    const reading = monthReading(month);
    const [from, to] = [reading.from, reading.to].map((day) =>
      month < 4 ? day : day.replace('2026', '2025'),
    );
    rows.push({ ...reading, from, to });
  }
  await callAsAdmin(request, 'POST', `points/${id}/readings`, { rows });
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

/** The kinds of jobs take turns: at most one file and the portfolios of other tests go first. */
export const longestQueueMs = 60_000;
export const longestTestMs = longestQueueMs + 60_000;

/** A client of no other test: «Nave» with the readings of a year, and «Solar» without a contract. */
export async function makePortfolioClient(request: APIRequestContext): Promise<Client> {
  const client = await callAsAdmin<Client>(
    request,
    'POST',
    'clients',
    clientOf({ taxId: freshTaxId(), name: `Forjas ${freshCups()}` }),
  );
  const add = (alias: string) =>
    callAsAdmin<SupplyPoint>(
      request,
      'POST',
      'points',
      pointOf({ clientId: client.id, cups: freshCups(), alias }),
    );
  await addYear(request, await add('Nave'));
  await add('Solar');
  return client;
}
