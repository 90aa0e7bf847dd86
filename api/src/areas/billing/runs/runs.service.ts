import {
  mostOpenRuns,
  type NewRun,
  type Run,
  type RunListAnswer,
  type RunQuery,
} from '@vatio/contracts/billing/verifications';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { AreaParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { inTransaction } from '../../../db/transaction';
import { cancelJob } from '../../../jobs/cancel';
import { orMissing, Refusal, wrongField } from '../../../refusal';
import {
  countChosen,
  countOpen,
  endRun,
  findRun,
  insertRun,
  listRuns,
  readRun,
} from './runs.repository';

export type RunServiceParts = Pick<AreaParts, 'db' | 'now' | 'wakeJobs'>;

/** Starts, shows and cancels the verification of many bills. A job does the work. */
export function createRunService({ db, now, wakeJobs }: RunServiceParts) {
  const list = (query: RunQuery): Promise<RunListAnswer> => listRuns(db, query);

  /** @throws Refusal missing */
  const find = async (id: string): Promise<Run> => orMissing(await findRun(db, id), noRun);

  /** @throws Refusal invalid when no bill is to be verified, or conflict when too many runs are open */
  async function start(sent: NewRun, author: SessionUser): Promise<Run> {
    const billIds = sent.billIds && [...new Set(sent.billIds)];
    const at = now();
    const id = uuidV7();
    await inTransaction(db, async (transaction) => {
      // Two at the same moment may pass: one too many does no harm.
      if ((await countOpen(transaction)) >= mostOpenRuns) throw tooManyOpen();
      const bills = await countChosen(transaction, billIds);
      if (billIds && bills < billIds.length) {
        throw wrongField('billIds', 'Alguna de esas facturas ya no existe: vuelve a elegirlas');
      }
      if (bills === 0) throw wrongField('billIds', 'No hay ninguna factura por verificar');
      await insertRun(transaction, { id, billIds, bills, authorName: author.name }, at);
      const after = { bills };
      await record(transaction, {
        at,
        action: 'bills-verified',
        actor: author,
        subject: subject(id),
        after,
      });
    });
    wakeJobs();
    return find(id);
  }

  /**
   * Ends a run that is not done. A running job gives up within a moment, so it may still work when
   * this returns.
   *
   * @throws Refusal missing, or conflict when it has ended
   */
  async function cancel(id: string, actor: SessionUser): Promise<Run> {
    const { state } = requireOpen(orMissing(await readRun(db, id), noRun));
    if (state === 'cancelled') return find(id);
    const at = now();
    await cancelJob(db, id, async (transaction) => {
      const found = requireOpen(orMissing(await readRun(transaction, id, { lock: true }), noRun));
      if (found.state === 'waiting') await endRun(transaction, id, { state: 'cancelled' }, at);
    });
    await record(db, { at, action: 'bills-verification-cancelled', actor, subject: subject(id) });
    return find(id);
  }

  return { list, find, start, cancel };
}

const subject = (id: string) => ({ id, name: 'Verificación de facturas' });

/** Cancelling twice is no mistake. @throws Refusal conflict */
function requireOpen<Found extends { readonly state: string }>(run: Found): Found {
  if (run.state === 'waiting' || run.state === 'cancelled') return run;
  throw new Refusal('conflict', 'Esta verificación ya ha terminado.');
}

const tooManyOpen = () =>
  new Refusal(
    'conflict',
    `Ya hay ${mostOpenRuns} verificaciones en marcha: espera a que acabe alguna o cancélala.`,
  );

const noRun = 'Esa verificación no existe.';
