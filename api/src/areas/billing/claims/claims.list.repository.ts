import type {
  ClaimClients,
  ClaimListAnswer,
  ClaimQuery,
  ClaimRow,
  ClaimTotals,
  ClaimTotalsQuery,
} from '@vatio/contracts/billing/claims/claims';
import {
  type ClaimDue,
  claimDues,
  claimReference,
  claimStates,
  dueSoonDays,
} from '@vatio/contracts/billing/claims/claimWords';
import { addDays } from '@vatio/energy/calendar';
import { type ExpressionBuilder, sql } from 'kysely';
import { orderOf, pageOf } from '../../../db/page';
import { containing } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { pointsHolding, supplySearchWords } from '../../company/door';
import { numberKey, supplierKey } from '../bills/keys';

/** «R-0012» as it is searched. */
const referenceKey = sql<string>`'r-' || lpad(claims.number::text, 4, '0')`;

const holdsWord = (db: Db, word: string) => (is: ExpressionBuilder<Tables, 'claims'>) => {
  const ofBills = is
    .selectFrom('claim_bills')
    .innerJoin('bills', 'bills.id', 'claim_bills.bill_id')
    .select('claim_bills.claim_id')
    .whereRef('claim_bills.claim_id', '=', 'claims.id')
    .where((bill) =>
      bill.or([
        bill('bills.number_key', 'like', containing(numberKey(word))),
        bill('claim_bills.supply_point_id', 'in', pointsHolding(db, word, 'name and NIF')),
      ]),
    );
  const client = is
    .selectFrom('clients')
    .select('clients.id')
    .whereRef('clients.id', '=', 'claims.client_id')
    .where('clients.search_key', 'like', containing(word));
  return is.or([
    is(referenceKey, 'like', containing(word)),
    is('claims.company_reference_key', 'like', containing(word)),
    is.exists(ofBills),
    is.exists(client),
  ]);
};

/** @param today where the company works */
function matchingClaims(db: Db, query: ClaimTotalsQuery, today: string) {
  const { state, due, clientId, supplier, billId, q = '' } = query;
  let claims = db.selectFrom('claims').where('claims.deleted_at', 'is', null);
  if (state) claims = claims.where('claims.state', '=', state);
  if (due) {
    const { from, to } = daysOf(due, today);
    claims = claims.where('claims.state', '=', 'open').where('claims.answer_by', '<=', to);
    if (from) claims = claims.where('claims.answer_by', '>=', from);
  }
  if (clientId) claims = claims.where('claims.client_id', '=', clientId);
  if (supplier) claims = claims.where('claims.supplier_key', '=', supplierKey(supplier));
  if (billId) {
    const ofBill = db.selectFrom('claim_bills').select('claim_id').where('bill_id', '=', billId);
    claims = claims.where('claims.id', 'in', ofBill);
  }
  for (const word of supplySearchWords(q)) claims = claims.where(holdsWord(db, word));
  return claims;
}

/** The last days for an answer that are due so, both included; null: any before. */
const daysOf = (due: ClaimDue, today: string) =>
  due === 'soon'
    ? { from: today, to: addDays(today, dueSoonDays) }
    : { from: null, to: addDays(today, -1) };

const orders = {
  sent: 'claims.sent_on',
  number: 'claims.number',
  supplier: 'claims.supplier_key',
  client: 'clients.name_key',
  claimed: 'claims.claimed_eur',
} as const;
const ordersWithNulls = {
  answerBy: 'claims.answer_by',
  recovered: 'claims.recovered_eur',
} as const;

const rowsOf = (claims: ReturnType<typeof matchingClaims>) =>
  claims
    .innerJoin('clients', 'clients.id', 'claims.client_id')
    .select(['claims.id', 'claims.number', 'claims.state', 'claims.supplier', 'claims.version'])
    .select(['claims.client_id as clientId', 'clients.name as clientName'])
    .select(['claims.recipient_name as recipientName', 'claims.sent_on as sentOn'])
    .select(['claims.company_reference as companyReference', 'claims.answer_by as answerBy'])
    .select(['claims.amount_eur as amountEur', 'claims.interest_eur as interestEur'])
    .select(['claims.claimed_eur as claimedEur', 'claims.recovered_eur as recoveredEur'])
    .select('claims.recovered_on as recoveredOn')
    .select((is) => [
      is
        .selectFrom('claim_bills')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('claim_bills.claim_id', '=', 'claims.id')
        .$asScalar()
        .as('billCount'),
      is
        .selectFrom('claim_bills')
        .select('claim_bills.number')
        .whereRef('claim_bills.claim_id', '=', 'claims.id')
        .where('claim_bills.place', '=', 0)
        .$asScalar()
        .as('firstBill'),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const toRow = ({ number, billCount, firstBill, ...claim }: Found): ClaimRow => ({
  ...claim,
  reference: claimReference(number),
  billCount: billCount ?? 0,
  firstBill: firstBill ?? '',
});

/** A page of the claims that a query asks for. @param today where the company works */
export async function listClaims(
  db: Db,
  query: ClaimQuery,
  today: string,
): Promise<ClaimListAnswer> {
  const { name, direction, withNullsLast } = orderOf(query.sort, { isBackward: false });
  const { rows, total } = await pageOf(query, matchingClaims(db, query, today), (claims) => {
    const found = rowsOf(claims);
    const sorted =
      name === 'answerBy' || name === 'recovered'
        ? found.orderBy(ordersWithNulls[name], withNullsLast)
        : found.orderBy(orders[name], direction);
    return sorted.orderBy('claims.id', direction);
  });
  return { rows: rows.map(toRow), total };
}

/** A claim as a row of the list. */
export async function findClaimRow(db: Db, id: string): Promise<ClaimRow | undefined> {
  const found = await rowsOf(
    db.selectFrom('claims').where('claims.deleted_at', 'is', null).where('claims.id', '=', id),
  ).executeTakeFirst();
  return found && toRow(found);
}

/** The clients that have a claim, by name. */
export const listClaimClients = (db: Db): Promise<ClaimClients['rows']> =>
  db
    .selectFrom('clients')
    .select(['clients.id', 'clients.name'])
    .where((is) =>
      is.exists(
        is
          .selectFrom('claims')
          .select('claims.id')
          .whereRef('claims.client_id', '=', 'clients.id')
          .where('claims.deleted_at', 'is', null),
      ),
    )
    .orderBy('clients.name_key')
    .orderBy('clients.id')
    .execute();

/** Sums of what a query leaves: all states and deadlines are counted, because the chips show them all. */
export async function claimTotals(
  db: Db,
  { state, due, ...query }: ClaimTotalsQuery,
  today: string,
): Promise<ClaimTotals> {
  const states = await matchingClaims(db, query, today)
    .select(['claims.state', sql<number>`count(*)::int`.as('claims')])
    .groupBy('claims.state')
    .execute();
  const dues = await Promise.all(
    claimDues.map(async (one) => {
      const matching = matchingClaims(db, { ...query, due: one }, today);
      const { claims } = await matching
        .select(sql<number>`count(*)::int`.as('claims'))
        .executeTakeFirstOrThrow();
      return { due: one, claims };
    }),
  );
  const sums = await matchingClaims(
    db,
    { ...query, ...(state && { state }), ...(due && { due }) },
    today,
  )
    .select([
      sql<number>`count(*)::int`.as('claims'),
      inCents(sql`sum(claimed_eur)`).as('claimedEur'),
      inCents(sql`sum(recovered_eur)`).as('recoveredEur'),
      inCents(sql`sum(claimed_eur) filter (where state = 'open')`).as('openEur'),
    ])
    .executeTakeFirstOrThrow();
  const counted = new Map(states.map((row) => [row.state, row.claims]));
  return {
    states: claimStates.map((one) => ({ state: one, claims: counted.get(one) ?? 0 })),
    dues,
    ...sums,
  };
}

const inCents = (sum: ReturnType<typeof sql>) => sql<string>`round(coalesce(${sum}, 0), 2)::text`;
