import type { Role } from '@vatio/contracts/roles';
import type { Db } from '../../../db/transaction';

export async function findSecondFactor(db: Db, userId: string) {
  return db
    .selectFrom('second_factors')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Replaces one that was never confirmed. @returns false when there is a confirmed one */
export async function saveUnconfirmed(
  db: Db,
  factor: { readonly userId: string; readonly sealedSecret: Buffer; readonly at: Date },
): Promise<boolean> {
  const { sealedSecret: sealed_secret, at: created_at } = factor;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('second_factors')
    .values({ user_id: factor.userId, sealed_secret, created_at, confirmed_at: null })
    .onConflict((on) =>
      on
        .column('user_id')
        .doUpdateSet({ sealed_secret, created_at, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** @returns false when another request was faster */
export async function confirmSecondFactor(
  db: Db,
  factor: { readonly userId: string; readonly sealedSecret: Buffer },
  { step, at }: { readonly step: number; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at: at, last_step: step })
    .where('user_id', '=', factor.userId)
    .where('sealed_secret', '=', factor.sealedSecret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A code counts once, and none before it counts any more. @returns false when it was used */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns whether there was a confirmed one */
export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const gone = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst();
  return gone !== undefined && gone.confirmedAt !== null;
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

/** A code counts once. @returns false when there is none such */
export async function takeRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The roles that must have a second factor. */
export async function readDemandingRoles(db: Db): Promise<readonly Role[]> {
  const rows = await db.selectFrom('second_factor_roles').select('role').orderBy('role').execute();
  return rows.map(({ role }) => role);
}

export async function replaceDemandingRoles(db: Db, roles: readonly Role[]): Promise<void> {
  await db.deleteFrom('second_factor_roles').execute();
  if (roles.length === 0) return;
  const rows = roles.map((role) => ({ role }));
  await db
    .insertInto('second_factor_roles')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
}
