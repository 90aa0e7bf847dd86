import { sql } from 'kysely';

/** Claims for refunds from suppliers, with the proof of the day on which each was made. */
const heads = sql`
  create table claims (
    id uuid primary key,
    number integer not null unique generated always as identity,
    client_id uuid not null references clients (id),
    supplier text not null,
    -- As it is compared: however somebody writes it.
    supplier_key text collate "C" not null,
    state text not null default 'open'
      check (state in ('open', 'accepted', 'partial', 'rejected')),
    recipient text not null check (recipient in ('supplier', 'distributor')),
    recipient_name text not null,
    sent_on date not null,
    -- null: it is older than the rule of a deadline.
    answer_by date,
    working_days smallint not null,
    deadline_norm text not null,
    next_steps text[] not null,
    with_interest boolean not null,
    interest_on date not null,
    interest_missing text[] not null,
    norms text[] not null,
    amount_eur numeric not null check (amount_eur > 0),
    -- null: not asked for, or not known.
    interest_eur numeric check (interest_eur >= 0),
    claimed_eur numeric not null
      generated always as (amount_eur + coalesce(interest_eur, 0)) stored,
    -- It may be more than was claimed: interest goes on until the refund, and a distributor that
    -- answered late owes a compensation.
    recovered_eur numeric check (recovered_eur >= 0),
    recovered_on date,
    company_reference text not null,
    company_reference_key text collate "C" not null,
    words text not null,
    created_at timestamptz not null,
    created_by text not null,
    updated_at timestamptz not null,
    version integer not null default 1,
    deleted_at timestamptz,
    constraint claims_check1 check ((recovered_on is not null) = (coalesce(recovered_eur, 0) > 0)),
    constraint claims_check2 check (state <> 'open' or num_nonnulls(recovered_eur, recovered_on) = 0),
    constraint claims_check3 check (state = 'open' or deleted_at is null)
  );
  create index claims_sent on claims (sent_on, id) where deleted_at is null;
  create index claims_deleted on claims (deleted_at) where deleted_at is not null;
  create index claims_client on claims (client_id)`;

/** Claimed bills as they were: a row knows only its bill's place, so that it never changes with it. */
const claimed = sql`
  create table claim_bills (
    claim_id uuid not null references claims (id) on delete cascade,
    supply_point_id uuid not null,
    bill_id uuid not null,
    primary key (claim_id, bill_id),
    -- A bill cannot go while a claim names it.
    foreign key (supply_point_id, bill_id) references bills (supply_point_id, id)
      on update cascade,
    place smallint not null,
    number text not null,
    cups text not null,
    alias text not null,
    address text not null,
    issued_on date not null,
    from_day date not null,
    to_day date not null,
    total_eur numeric not null,
    paid_on date,
    claimable_until date not null,
    amount_eur numeric not null check (amount_eur > 0),
    interest_eur numeric,
    interest_calculation text not null,
    recovered_eur numeric check (recovered_eur >= 0)
  );
  create index claim_bills_bill on claim_bills (bill_id)`;

const lines = sql`
  create table claim_lines (
    claim_id uuid not null,
    bill_id uuid not null,
    key text collate "C" not null,
    primary key (claim_id, bill_id, key),
    foreign key (claim_id, bill_id) references claim_bills (claim_id, bill_id)
      on delete cascade,
    place smallint not null,
    -- Not of a claim that was rejected or deleted.
    holds boolean not null default true,
    total_eur numeric not null,
    line jsonb not null
  );
  -- No euro is claimed twice.
  create unique index claim_lines_held on claim_lines (bill_id, key) where holds`;

const events = sql`
  create table claim_events (
    id uuid primary key,
    claim_id uuid not null references claims (id) on delete cascade,
    at timestamptz not null,
    actor_id uuid not null,
    actor_name text not null,
    kind text not null check (kind in ('created', 'changed', 'accepted', 'partial', 'rejected',
      'reopened', 'deleted', 'restored')),
    text text not null
  );
  create index claim_events_claim on claim_events (claim_id, at, id)`;

/** Tables in the order in which they refer to each other. */
export const claims = [heads, claimed, lines, events];
