import { sql } from 'kysely';

/**
 * Load curves, a row for each day, and the jobs that import them. The parts of a file come before its
 * import: size and hash are known only at the end.
 */
const imports = sql`
  create table curve_imports (
    id uuid primary key,
    file_name text not null,
    size_bytes integer not null check (size_bytes > 0),
    sha256 text not null,
    state text not null check (state in
      ('queued', 'checked', 'confirmed', 'done', 'undone', 'unreadable', 'cancelled')),
    supply_point_id uuid references supply_points (id) on delete set null,
    created_by uuid references users (id) on delete set null,
    created_at timestamptz not null,
    queued_at timestamptz not null,
    finished_at timestamptz,
    conflicts text check (conflicts in ('replace', 'keep')),
    check_result jsonb,
    result jsonb,
    message text,
    -- What a person has said of a file that does not show it.
    answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
    -- Counts the decisions about an import, so that none stands on what its person did not see.
    version integer not null default 1
  );
  create index curve_imports_created on curve_imports (created_at, id);
  create index curve_imports_created_by on curve_imports (created_by, created_at, id);
  -- Finds at once what waits, to limit how much that may be.
  create index curve_imports_open on curve_imports (created_by) include (size_bytes)
    where state in ('queued', 'checked', 'confirmed');
  create table curve_import_parts (
    import_id uuid not null references curve_imports (id) on delete cascade
      deferrable initially deferred,
    part integer not null,
    bytes bytea not null,
    primary key (import_id, part)
  );
  -- Not compressed: packing and unpacking would cost more than keeping it for a few days.
  alter table curve_import_parts alter bytes set storage external;
  create table curve_import_problems (
    import_id uuid not null references curve_imports (id) on delete cascade,
    position integer not null,
    severity text not null check (severity in ('fatal', 'error', 'warning')),
    code text not null,
    line integer,
    column_name text,
    value text,
    message text not null,
    primary key (import_id, position)
  );
  create table curve_import_points (
    supply_point_id uuid not null references supply_points (id) on delete cascade,
    import_id uuid not null references curve_imports (id) on delete cascade,
    primary key (supply_point_id, import_id)
  );
  create index curve_import_points_import on curve_import_points (import_id)`;

/**
 * Energy is in tenths of a watt-hour, 10⁻⁴ kWh, null where there is no value; slots follow the
 * local day. The counts describe the arrays, so that sums need not open them.
 */
const days = sql`
  create table curve_days (
    supply_point_id uuid not null references supply_points (id),
    import_id uuid not null references curve_imports (id),
    sum_tenths_wh bigint not null check (sum_tenths_wh >= 0),
    day date not null,
    minutes smallint not null check (minutes in (15, 60)),
    known smallint not null check (known between 1 and cardinality(tenths_wh)),
    estimated_count smallint not null check (estimated_count = cardinality(estimated)),
    tenths_wh integer[] not null
      check (cardinality(tenths_wh) * minutes in (1380, 1440, 1500)),
    exported_tenths_wh integer[] check (cardinality(exported_tenths_wh) = cardinality(tenths_wh)),
    estimated smallint[] not null,
    primary key (supply_point_id, minutes, day)
  )`;

/**
 * Days as they were before an import, with the import that wrote them: an import cannot be undone while a
 * later one builds on it.
 */
const undo = sql`
  create table replaced_curve_days (
    import_id uuid not null references curve_imports (id) on delete cascade,
    supply_point_id uuid not null,
    before_import_id uuid,
    sum_tenths_wh bigint,
    day date not null,
    minutes smallint not null,
    known smallint,
    estimated_count smallint,
    tenths_wh integer[],
    exported_tenths_wh integer[],
    estimated smallint[],
    primary key (import_id, supply_point_id, minutes, day),
    check (num_nulls(before_import_id, sum_tenths_wh, known, estimated_count, tenths_wh,
      estimated) in (0, 6))
  );
  create table curve_import_successors (
    import_id uuid not null references curve_imports (id) on delete cascade,
    successor_id uuid not null references curve_imports (id) on delete cascade,
    primary key (import_id, successor_id)
  );
  create index curve_import_successors_successor on curve_import_successors (successor_id)`;

/** Tables in the order in which they refer to each other. */
export const curves = [imports, days, undo];
