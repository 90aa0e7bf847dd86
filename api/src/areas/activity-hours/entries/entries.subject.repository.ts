import type { Db } from '../../../db/transaction';

/** A point, study, bill or claim that an entry may name. */
export type SubjectField = 'pointId' | 'studyId' | 'billId' | 'claimId';

const ofPoints = (db: Db, table: 'studies' | 'bills', id: string) =>
  db
    .selectFrom(table)
    .innerJoin('supply_points', 'supply_points.id', `${table}.supply_point_id`)
    .select('supply_points.client_id as clientId')
    .where(`${table}.id`, '=', id)
    .where(`${table}.deleted_at`, 'is', null)
    .executeTakeFirst();

/** The client of each; undefined: there is no such thing. */
const reads: Readonly<
  Record<SubjectField, (db: Db, id: string) => Promise<{ clientId: string } | undefined>>
> = {
  pointId: (db, id) =>
    db
      .selectFrom('supply_points')
      .select('client_id as clientId')
      .where('id', '=', id)
      .executeTakeFirst(),
  studyId: (db, id) => ofPoints(db, 'studies', id),
  billId: (db, id) => ofPoints(db, 'bills', id),
  claimId: (db, id) =>
    db
      .selectFrom('claims')
      .select('client_id as clientId')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
};

/** Returns the client that owns the subject; undefined: there is no such subject. */
export const clientOf = async (
  db: Db,
  field: SubjectField,
  id: string,
): Promise<string | undefined> => (await reads[field](db, id))?.clientId;
