import type { SessionUser } from '@vatio/contracts/session';
import type { UserBulkAnswer } from '@vatio/contracts/user/users';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { Refusal } from '../../../refusal';
import { revokeUserSessions } from '../../session/door';
import { changeAsAdmin } from './changeAsAdmin';
import { type StoredUser, setActive } from './users.repository';

/**
 * Deactivates accounts, whose sessions end at once, or activates them. Skips accounts that are so already.
 *
 * @throws Refusal invalid with the first reason, when no account could be changed
 */
export async function changeActive(
  { db, now }: ServiceParts,
  requested: readonly string[],
  active: boolean,
  actor: SessionUser,
): Promise<UserBulkAnswer> {
  const ids = [...new Set(requested)];
  return changeAsAdmin(db, actor, ids, async (transaction, users) => {
    const refused = ids.flatMap((id) => refusalOf(id, users, active ? undefined : actor));
    const reasons = new Set(refused.map(({ id }) => id));
    const changing = ids
      .flatMap((id) => users.get(id) ?? [])
      .filter((user) => user.active !== active && !reasons.has(user.id));
    const changed = changing.map(({ id }) => id);
    const [first] = refused;
    if (first && changed.length === 0) throw new Refusal('invalid', first.message);
    if (changed.length === 0) return { changed, refused };

    const at = now();
    await setActive(transaction, changed, active, at);
    if (!active) await revokeUserSessions(transaction, changed, at);
    const action = active ? 'user-reactivated' : 'user-deactivated';
    const entry = { at, action, actor, before: { active: !active }, after: { active } } as const;
    await record(transaction, ...changing.map((subject) => ({ ...entry, subject })));
    return { changed, refused };
  });
}

/** @param self the account of the caller, which is refused */
function refusalOf(
  id: string,
  users: ReadonlyMap<string, StoredUser>,
  self: SessionUser | undefined,
): UserBulkAnswer['refused'] {
  if (!users.has(id)) return [{ id, message: 'Ese usuario no existe' }];
  if (id === self?.id) return [{ id, message: 'No puedes desactivar tu propia cuenta' }];
  return [];
}
