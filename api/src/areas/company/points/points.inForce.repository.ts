import { sql } from 'kysely';

/** True when a row of `supply_contracts` is in force on a day; a point has at most one. */
export const inForce = (day: string) => sql<boolean>`
  supply_contracts.first_day <= ${day}::date
    and (supply_contracts.last_day is null or supply_contracts.last_day >= ${day}::date)`;

/** True when it is in force and has an end. */
export const inForceUntil = (day: string) => sql<boolean>`
  supply_contracts.first_day <= ${day}::date and supply_contracts.last_day >= ${day}::date`;

/** True when it is in force and ends within `days` days. */
export const endsWithin = (day: string, days: string) => sql<boolean>`
  supply_contracts.first_day <= ${day}::date
    and supply_contracts.last_day between ${day}::date and ${day}::date + ${days}::int`;
