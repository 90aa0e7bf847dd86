import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Bill } from '@vatio/contracts/billing/bills';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { billOf, type SentBill } from '../../../../api/test/fixtures/bills';
import { callAsAdmin } from '../accounts';

/** A bill of a point, with a number that no other test has; the API verifies it at once. */
export const makeBill = (
  request: APIRequestContext,
  { id }: Pick<SupplyPoint, 'id'>,
  facts: Partial<SentBill> = {},
): Promise<Bill> =>
  callAsAdmin<Bill>(
    request,
    'POST',
    'bills',
    billOf(id, { number: `F-${randomUUID().slice(0, 13)}`, ...facts }),
  );
