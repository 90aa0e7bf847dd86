import { roles as allRoles, type Role } from '@vatio/contracts/roles';
import type { Enrolment, SecondFactor } from '@vatio/contracts/user/secondFactor';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { inTransaction } from '../../../db/transaction';
import type { ActiveSession } from '../../../http/access';
import { Refusal } from '../../../refusal';
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  readDemandingRoles,
  replaceDemandingRoles,
  revokeUserSessions,
  type SecondFactors,
} from '../../session/door';
import { changeAsAdmin, existing } from '../users/changeAsAdmin';

export interface SecondFactorParts extends ServiceParts {
  readonly secondFactors: SecondFactors;
}

/** The subject of the audit: there is one rule. */
const rule = { id: '00000000-0000-7000-8000-000000000002', name: 'Segundo factor' };

/** Second factors: one's own, and what admins decide of others'. */
export function createSecondFactorService({ db, now, secondFactors }: SecondFactorParts) {
  async function find({ user }: ActiveSession): Promise<SecondFactor> {
    const factor = await findSecondFactor(db, user.id);
    const since = factor?.confirmedAt?.toISOString() ?? null;
    const isDemanded = (await readDemandingRoles(db)).includes(user.role);
    const recoveryCodes = await countRecoveryCodes(db, user.id);
    return { isOn: since !== null, since, recoveryCodes, isDemanded };
  }

  /** A new secret; it counts as soon as `confirm` has a code of it. @throws Refusal invalid */
  const begin = ({ user }: ActiveSession): Promise<Enrolment> => secondFactors.begin(user);

  /** @returns the recovery codes. @throws Refusal invalid: the code is wrong */
  const confirm = (code: string, { user }: ActiveSession): Promise<string[]> =>
    secondFactors.confirm(user.id, code, (transaction) =>
      record(transaction, { at: now(), action: 'second-factor-on', actor: user, subject: user }),
    );

  /** Recovery codes in place of all before. @throws Refusal invalid without a second factor */
  async function renewCodes({ user }: ActiveSession): Promise<string[]> {
    return inTransaction(db, async (transaction) => {
      const factor = await findSecondFactor(transaction, user.id);
      if (!factor?.confirmedAt) throw new Refusal('invalid', 'Activa antes el segundo factor.');
      const action = 'recovery-codes-renewed' as const;
      await record(transaction, { at: now(), action, actor: user, subject: user });
      return secondFactors.giveCodes(transaction, user.id);
    });
  }

  /** @throws Refusal invalid when the role demands it */
  async function switchOff({ user }: ActiveSession): Promise<void> {
    await inTransaction(db, async (transaction) => {
      if ((await readDemandingRoles(transaction)).includes(user.role)) {
        throw new Refusal('invalid', 'Tu rol exige el segundo factor: no se puede desactivar.');
      }
      if (!(await deleteSecondFactor(transaction, user.id))) return;
      const action = 'second-factor-off' as const;
      await record(transaction, { at: now(), action, actor: user, subject: user });
    });
  }

  /**
   * Removes a second factor that its owner has lost; ends the owner's sessions.
   *
   * @throws Refusal missing, or invalid for one's own
   */
  async function remove(id: string, { user: actor }: ActiveSession): Promise<void> {
    if (id === actor.id) throw new Refusal('invalid', 'Desactiva el tuyo en Mi cuenta.');
    await changeAsAdmin(db, actor, [id], async (transaction, users) => {
      const subject = existing(users.get(id));
      const at = now();
      if (!(await deleteSecondFactor(transaction, id))) return;
      await revokeUserSessions(transaction, [id], at);
      await record(transaction, { at, action: 'second-factor-removed', actor, subject });
    });
  }

  const demandingRoles = (): Promise<readonly Role[]> => readDemandingRoles(db);

  /** People with such a role and no second factor set one up at the next login. */
  async function demand(asked: readonly Role[], { user: actor }: ActiveSession): Promise<Role[]> {
    const roles = allRoles.filter((role) => asked.includes(role));
    return changeAsAdmin(db, actor, [], async (transaction) => {
      const before = await readDemandingRoles(transaction);
      if (roles.length === before.length && roles.every((role) => before.includes(role))) {
        return roles;
      }
      await replaceDemandingRoles(transaction, roles);
      await record(transaction, {
        at: now(),
        action: 'second-factor-demanded',
        actor,
        subject: rule,
        before: { roles: before },
        after: { roles },
      });
      return roles;
    });
  }

  return { find, begin, confirm, renewCodes, switchOff, remove, demandingRoles, demand };
}
