import { type Kysely, sql } from 'kysely';

/**
 * The known days of each supply point, so that lists need not look at curves and readings. Only the
 * database defines «known»: a change of it recounts all points in a migration anyway.
 *
 * A day is known when a reading spans it or its curve is whole: in one resolution, as long as the
 * clocks of that day say. The first and the last day never miss: curves begin and end in the middle
 * of them. Days more than 24 months before the last one do not count as missing, because Datadis
 * gives no more. Gaps: the latest five.
 */
export async function createPointData(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function supply_point_data(point uuid)
    returns table (first_day date, last_day date, missing_days integer, gaps jsonb)
    language sql stable as $$
      -- Looked up once: left alone, the planner does it again wherever a day is mentioned.
      with span as materialized (
        select
          least(
            (select min(day) from curve_days where supply_point_id = point and minutes = 15),
            (select min(day) from curve_days where supply_point_id = point and minutes = 60),
            (select min(reading.first_day) from monthly_readings reading
              where supply_point_id = point)
          ) as first_day,
          greatest(
            (select max(day) from curve_days where supply_point_id = point and minutes = 15),
            (select max(day) from curve_days where supply_point_id = point and minutes = 60),
            (select max(reading.last_day) from monthly_readings reading
              where supply_point_id = point)
          ) as last_day
      ), counted as materialized (
        select greatest(span.first_day, (span.last_day - interval '24 months')::date) as start_day,
          span.last_day
        from span
      ), unknown as (
        select start_day + n as day
        from counted cross join lateral generate_series(1, last_day - start_day - 1) as n
        except
        (
          select day
          from curve_days cross join counted
          where supply_point_id = point and minutes in (15, 60)
            and day > start_day and day < counted.last_day
            and known * minutes >= extract(epoch from
              (day + 1)::timestamp at time zone 'Europe/Madrid'
              - day::timestamp at time zone 'Europe/Madrid') / 60
          union all
          select reading.first_day + n
          from monthly_readings reading
          cross join counted
          cross join lateral generate_series(0, reading.last_day - reading.first_day) as n
          where supply_point_id = point and reading.last_day > start_day
        )
      ), gap as (
        select min(day) as from_day, max(day) as to_day, count(*) as days,
          row_number() over (order by min(day) desc) as newest
        from (
          -- Days in a row have the same distance to their number.
          select day, day - (row_number() over (order by day))::integer as run from unknown
        ) as numbered
        group by run
      )
      select span.first_day, span.last_day, coalesce(missing.days, 0), coalesce(missing.gaps, '[]')
      from span cross join (
        select sum(days)::integer as days,
          jsonb_agg(jsonb_build_object('from', from_day, 'to', to_day) order by from_day)
            filter (where newest <= 5) as gaps
        from gap
      ) as missing
    $$`.execute(db);
}
