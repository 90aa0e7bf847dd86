import type { BillState } from '@vatio/contracts/billing/billWords';
import type { BillVerification } from '@vatio/contracts/billing/verifications';
import type { ClientKind } from '@vatio/contracts/company/clientRecord';
import type { Db } from '../../../../db/transaction';

/** A bill with all that a claim needs of it. */
export interface ClaimableBill {
  readonly billId: string;
  readonly number: string;
  readonly supplier: string;
  readonly supplierKey: string;
  readonly supplyPointId: string;
  readonly cups: string;
  readonly alias: string;
  readonly address: string;
  readonly issuedOn: string;
  readonly from: string;
  readonly to: string;
  readonly totalEur: string;
  readonly paidOn: string | null;
  readonly state: BillState;
  readonly clientId: string;
  readonly clientName: string;
  readonly clientKind: ClientKind | null;
  /** null: it is pending. */
  readonly verification: Pick<BillVerification, 'lines' | 'findings' | 'claimable'> | null;
}

/** Bills by their ids, by their days, each with its current verification. Deleted bills are left out. */
export async function readClaimableBills(db: Db, ids: readonly string[]): Promise<ClaimableBill[]> {
  const rows = await db
    .selectFrom('bills')
    .innerJoin('supply_points', 'supply_points.id', 'bills.supply_point_id')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .leftJoin('bill_verifications', (join) =>
      join
        .onRef('bill_verifications.supply_point_id', '=', 'bills.supply_point_id')
        .onRef('bill_verifications.bill_id', '=', 'bills.id')
        .onRef('bill_verifications.id', '=', 'bills.verification_id'),
    )
    .select(['bills.id as billId', 'bills.number', 'bills.supplier', 'bills.state'])
    .select(['bills.supplier_key as supplierKey', 'bills.supply_point_id as supplyPointId'])
    .select(['bills.issued_on as issuedOn', 'bills.from_day as from', 'bills.to_day as to'])
    .select(['bills.total_eur as totalEur', 'bills.paid_on as paidOn'])
    .select(['supply_points.cups', 'supply_points.alias', 'supply_points.address'])
    .select(['supply_points.postcode', 'supply_points.municipality', 'supply_points.province'])
    .select(['clients.id as clientId', 'clients.name as clientName', 'clients.kind as clientKind'])
    .select('bill_verifications.result')
    .where('bills.id', 'in', ids)
    .where('bills.deleted_at', 'is', null)
    .orderBy('bills.from_day')
    .orderBy('bills.id')
    .execute();
  return rows.map(({ address, postcode, municipality, province, result, ...bill }) => ({
    ...bill,
    address: [address, [postcode, municipality].filter(Boolean).join(' '), province]
      .filter(Boolean)
      .join(', '),
    verification: bill.state === 'pending' ? null : result,
  }));
}

/** The bills that replace or cancel some bills. */
export const readRectifying = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('bills as named')
    .innerJoin('bills as other', (join) =>
      join
        .onRef('other.supplier_key', '=', 'named.supplier_key')
        .onRef('other.rectifies_key', '=', 'named.number_key'),
    )
    .select(['named.id as billId', 'other.id', 'other.number', 'other.kind'])
    .where('named.id', 'in', ids)
    .where('other.kind', '<>', 'ordinary')
    .where('other.deleted_at', 'is', null)
    .orderBy('other.issued_on')
    .orderBy('other.id')
    .execute();
