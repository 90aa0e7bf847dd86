import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Bill } from '@vatio/contracts/billing/bills';
import { wrongBillOf } from '../../../../api/test/fixtures/claims';
import { rightContract } from '../../../../api/test/fixtures/rightBills';
import { clientOf, pointOf } from '../../../../api/test/supply';
import { callAsAdmin } from '../accounts';
import { freshCups, freshTaxId } from '../supply';

/** A bill that asks for 12,72 € too much, of a point of no other test. */
export async function makeWrongBill(request: APIRequestContext): Promise<Bill> {
  const call = <Answer>(address: string, body: object) =>
    callAsAdmin<Answer>(request, 'POST', address, body);
  const cups = freshCups();
  const client = await call<{ id: string }>(
    'clients',
    clientOf({ taxId: freshTaxId(), name: `Panadería ${cups}` }),
  );
  const facts = { clientId: client.id, cups, pointType: 5, powerControl: 'icp' } as const;
  const point = await call<{ id: string }>('points', pointOf(facts));
  await call(`points/${point.id}/contracts`, rightContract());
  const number = `F-${randomUUID().slice(0, 13)}`;
  return call<Bill>('bills', wrongBillOf(point.id, { number }));
}
