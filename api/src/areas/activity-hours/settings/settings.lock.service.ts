import type { LockList } from '@vatio/contracts/activity-hours/settings';
import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { inTransaction } from '../../../db/transaction';
import { localDay } from '../../../localDay';
import { Refusal, wrongField } from '../../../refusal';
import { monthInWords, monthOf } from './months';
import { holdMonth, locksOf, setLocked } from './settings.month.repository';

/** Months that are closed, so that what was charged for them stays as it was. */
export function createLockService({ db, now }: ServiceParts) {
  const list = async (): Promise<LockList> => ({ rows: await locksOf(db) });

  /** Leaves a month alone that is closed already. @throws Refusal invalid: it has not begun */
  async function lock(month: string, actor: SessionUser): Promise<LockList> {
    const at = now();
    if (month > monthOf(localDay(at))) {
      throw wrongField('month', 'Ese mes no ha empezado: no se puede cerrar');
    }
    await inTransaction(db, async (transaction) => {
      const { id, isLocked } = await holdMonth(transaction, month);
      if (isLocked) return;
      await setLocked(transaction, month, { userId: actor.id, at });
      const subject = { id, name: subjectOf(month) };
      await record(transaction, { at, action: 'hours-locked', actor, subject });
    });
    return list();
  }

  /** @throws Refusal missing: it is open */
  async function unlock(month: string, actor: SessionUser): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const { id, isLocked } = await holdMonth(transaction, month);
      if (!isLocked) throw new Refusal('missing', 'Ese mes no está cerrado.');
      await setLocked(transaction, month, null);
      const subject = { id, name: subjectOf(month) };
      await record(transaction, { at: now(), action: 'hours-unlocked', actor, subject });
    });
  }

  return { list, lock, unlock };
}

const subjectOf = (month: string) => `Horas de ${monthInWords(month)}`;
