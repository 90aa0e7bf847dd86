import { type Kysely, sql } from 'kysely';
import type { AreaMigration } from '../../../areaKit/area';

/** Public charging of vehicles over 30 kV has a tariff of its own. */
export const chargingOverThirtyKilovolts: AreaMigration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table supply_contracts
        drop constraint supply_contracts_tariff_check,
        add constraint supply_contracts_tariff_check check (tariff in
          ('2.0TD', '3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD', '3.0TDVE', '6.1TDVE',
          '6.2TDVE'))`.execute(db);
  },
};
