import type { Study, StudyVersion } from '@vatio/contracts/energy-analysis/studies';
import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { inTransaction } from '../../../db/transaction';
import { orMissing, Refusal } from '../../../refusal';
import { findStudy, lockedStudy, overtaken } from './find';
import { noStudy, refuseClosed } from './states';
import { markDeleted, readStudy } from './studies.repository';

/** Deletes studies that were never presented, and restores them. */
export function createStudyDeletion({ db, now }: ServiceParts) {
  /**
   * Deletes a study; it can be restored.
   *
   * @throws Refusal missing; conflict when another person changed it, it was presented or is discarded;
   *   forbidden when it is another person's and `actor` no admin
   */
  async function remove(id: string, sent: StudyVersion, actor: SessionUser): Promise<void> {
    const at = now();
    await inTransaction(db, async (transaction) => {
      const study = await lockedStudy(transaction, id, sent);
      requireOwn(study, actor);
      if (study.wasPresented) {
        throw new Refusal('conflict', 'Un estudio presentado no se borra: se puede descartar.');
      }
      const { wasWithdrawn } = await findStudy(transaction, id);
      if (wasWithdrawn) {
        throw new Refusal(
          'conflict',
          'Un estudio que se presentó no se borra: se puede descartar.',
        );
      }
      refuseClosed(study);
      await markDeleted(transaction, id, true, at);
      const subject = { id, name: study.code };
      const before = { state: study.state, notes: study.notes };
      await record(transaction, { at, action: 'study-deleted', actor, subject, before });
    });
  }

  /** @throws Refusal missing when it is not deleted; conflict; forbidden as above */
  async function restore(id: string, sent: StudyVersion, actor: SessionUser): Promise<Study> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const stored = await readStudy(transaction, id, { lock: true, isDeleted: true });
      const study = orMissing(stored, noStudy);
      requireOwn(study, actor);
      if (study.version !== sent.version) throw new Refusal('conflict', overtaken);
      await markDeleted(transaction, id, false, at);
      const subject = { id, name: study.code };
      const after = { state: study.state, notes: study.notes };
      await record(transaction, { at, action: 'study-restored', actor, subject, after });
      return findStudy(transaction, id);
    });
  }

  return { remove, restore };
}

function requireOwn({ authorId }: { readonly authorId: string | null }, actor: SessionUser): void {
  if (actor.role === 'admin' || authorId === actor.id) return;
  throw new Refusal('forbidden', 'Solo quien hizo el estudio o un administrador puede borrarlo.');
}
