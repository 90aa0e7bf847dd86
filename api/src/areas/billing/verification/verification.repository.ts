import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { insertRows } from '../../../db/insertRows';
import type { Db } from '../../../db/transaction';
import { keepVersion } from '../../user/door';
import type { StoredBill } from '../bills/bills.repository';
import type { Outcome } from './verify';

/** The outcome for a bill as it was when it was read. */
export interface VerifiedBill {
  readonly bill: StoredBill;
  readonly outcome: Outcome;
}

interface Verifying {
  readonly parameterVersion: number;
  readonly at: Date;
  /** The job that they are of; null: none. */
  readonly runId: string | null;
}

/** A row of what came out, which a bill may point to. */
export interface Written {
  readonly supplyPointId: string;
  readonly billId: string;
  readonly id: string;
}

/** Writes outcomes, which stay invisible and block no other work until the bills point to them. */
export async function insertVerifications(
  db: Db,
  verified: readonly VerifiedBill[],
  { parameterVersion, at, runId }: Verifying,
): Promise<readonly Written[]> {
  const written = verified.map(({ bill: { supplyPointId, id: billId } }) => ({
    supplyPointId,
    billId,
    id: uuidV7(),
  }));
  await insertRows(
    db,
    'bill_verifications',
    [...verified.entries()],
    ([index, { bill, outcome }]) => ({
      supply_point_id: bill.supplyPointId,
      bill_id: bill.id,
      id: written[index]?.id ?? '',
      data_version: bill.dataVersion,
      run_id: runId,
      state: outcome.state,
      computed_eur: outcome.computedEur,
      difference_eur: outcome.differenceEur,
      claimable_eur: outcome.claimableEur,
      parameter_version: parameterVersion,
      at,
      result: JSON.stringify({ ...outcome.result, data: outcome.data }),
    }),
  );
  return written;
}

/** The next rows of a job. @param after the id of the last one before; ids follow each other in time */
export const writtenInRun = (
  db: Db,
  runId: string,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<Written[]> =>
  db
    .selectFrom('bill_verifications')
    .select(['supply_point_id as supplyPointId', 'bill_id as billId', 'id'])
    .where('run_id', '=', runId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();

interface Adopting {
  /** True to wait for a bill that is being changed at this moment; false to leave it as it is. */
  readonly waits: boolean;
}

/**
 * Makes bills point to their outcomes, unless they or their data, including regulated values, have changed
 * meanwhile: those stay pending. Deletes outcomes that no bill points to any more.
 */
export async function adoptVerifications(
  db: Db,
  written: readonly Written[],
  { waits }: Adopting,
): Promise<void> {
  // A change of regulated values that does not see these bills yet has ended by then.
  await keepVersion(db);
  const points = idArray(written.map(({ supplyPointId }) => supplyPointId));
  const bills = idArray(written.map(({ billId }) => billId));
  const ids = idArray(written.map(({ id }) => id));
  await sql`
    with held as materialized (
      select id from bills where id = any(${bills})
        order by id for no key update ${waits ? sql`` : sql`skip locked`}
    )
    update bills set state = found.state, computed_eur = found.computed_eur,
      difference_eur = found.difference_eur, claimable_eur = found.claimable_eur,
      verification_id = found.id
    from held, unnest(${points}, ${bills}, ${ids}) as one (supply_point_id, bill_id, id)
      join bill_verifications as found using (supply_point_id, bill_id, id)
    where bills.id = held.id and bills.id = found.bill_id
      and bills.data_version = found.data_version
      and (found.parameter_version = (select max(number) from parameter_versions)
        or not bill_touched_since(found.parameter_version, bills))`.execute(db);
  await sql`
    delete from bill_verifications as old
    using unnest(${points}, ${bills}) as one (supply_point_id, bill_id)
    where old.supply_point_id = one.supply_point_id and old.bill_id = one.bill_id
      and not exists (
        select from bills
        where bills.id = old.bill_id and bills.supply_point_id = old.supply_point_id
          and bills.verification_id = old.id)`.execute(db);
}

const idArray = (ids: readonly string[]) => sql`${ids}::uuid[]`;

/** The outcome that a bill points to, if it is of the bill's current data. */
export async function findVerification(
  db: Db,
  { supplyPointId, id }: Pick<StoredBill, 'supplyPointId' | 'id'>,
): Promise<BillVerification | undefined> {
  const found = await db
    .selectFrom('bills')
    .innerJoin('bill_verifications', (join) =>
      join
        .onRef('bill_verifications.supply_point_id', '=', 'bills.supply_point_id')
        .onRef('bill_verifications.bill_id', '=', 'bills.id')
        .onRef('bill_verifications.id', '=', 'bills.verification_id'),
    )
    .select(['bill_verifications.at', 'bill_verifications.result'])
    .select('bill_verifications.parameter_version as parameterVersion')
    .where('bills.supply_point_id', '=', supplyPointId)
    .where('bills.id', '=', id)
    .where('bills.state', '<>', 'pending')
    .executeTakeFirst();
  if (!found) return undefined;
  const { data, ...result } = found.result;
  const { parameterVersion, at } = found;
  return { ...result, at: at.toISOString(), data: { ...data, parameterVersion } };
}
