import { sql } from 'kysely';

/** Whether a row of `supply_contracts` is in force on a day; a point has at most one. */
export const inForce = (day: string) => sql<boolean>`
  supply_contracts.first_day <= ${day}::date
    and (supply_contracts.last_day is null or supply_contracts.last_day >= ${day}::date)`;

/** Whether it is in force and has an end. */
export const inForceUntil = (day: string) => sql<boolean>`
  supply_contracts.first_day <= ${day}::date and supply_contracts.last_day >= ${day}::date`;

/** Whether it is in force and ends within so many days. */
export const endsWithin = (day: string, days: string) => sql<boolean>`
  supply_contracts.first_day <= ${day}::date
    and supply_contracts.last_day between ${day}::date and ${day}::date + ${days}::int`;
