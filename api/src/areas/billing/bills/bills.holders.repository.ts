import type { BillClients, BillPoints } from '@vatio/contracts/billing/bills';
import type { Db } from '../../../db/transaction';

/** The points that have a bill. */
const billedPoints = (db: Db) =>
  db
    .selectFrom('supply_points')
    .where((is) =>
      is.exists(
        is
          .selectFrom('bills')
          .select('bills.id')
          .whereRef('bills.supply_point_id', '=', 'supply_points.id')
          .where('bills.deleted_at', 'is', null),
      ),
    );

/** The clients that have a bill, by name. */
export const listBillClients = (db: Db): Promise<BillClients['rows']> =>
  db
    .selectFrom('clients')
    .select(['clients.id', 'clients.name'])
    .where('clients.id', 'in', billedPoints(db).select('supply_points.client_id'))
    .orderBy('clients.name_key')
    .orderBy('clients.id')
    .execute();

/** The points of a client that have a bill, by alias and CUPS. */
export const listBillPoints = (db: Db, clientId: string): Promise<BillPoints['rows']> =>
  billedPoints(db)
    .select(['supply_points.id', 'supply_points.alias', 'supply_points.cups'])
    .where('supply_points.client_id', '=', clientId)
    .orderBy('supply_points.alias')
    .orderBy('supply_points.cups')
    .execute();
