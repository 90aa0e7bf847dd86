import type { OpenSessions } from '@vatio/contracts/user/account';
import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';
import { deviceOf } from './device';

const maxShown = 100;

/** The live logins of an account, the newest first: at most 100, and how many there are. */
export async function listOpenSessions(
  db: Db,
  query: { readonly userId: string; readonly currentLoginId: string; readonly now: Date },
): Promise<OpenSessions> {
  const { userId, currentLoginId, now } = query;
  const expiresAt = sql<Date>`
    max(expires_at) filter (where expires_at > ${now} and (revoked_at is null or revoked_at > ${now}))`;
  const startedAt = sql<Date>`min(created_at)`;
  const found = await db
    .selectFrom('sessions')
    .select(['login_id as id', startedAt.as('startedAt'), expiresAt.as('expiresAt')])
    .select((is) => is.fn.max('user_agent').as('userAgent'))
    .select(sql<string>`count(*) over ()`.as('total'))
    .where('user_id', '=', userId)
    .groupBy('login_id')
    .having(expiresAt, 'is not', null)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute();
  const rows = found.map(({ id, userAgent, ...session }) => ({
    id,
    device: deviceOf(userAgent),
    startedAt: session.startedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: id === currentLoginId,
  }));
  return { rows, total: Number(found[0]?.total ?? 0) };
}
