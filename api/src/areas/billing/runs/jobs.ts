import type { JobKind } from '../../../jobs/kind';
import { endRun, runJob } from './runs.repository';
import { verifyStep } from './step';

const message =
  'No se ha podido terminar después de varios intentos, y no se ha guardado nada. Verifica menos facturas cada vez.';

/** The long work of verifying many bills. */
export const runJobs: readonly JobKind[] = [
  {
    name: runJob,
    run: verifyStep,
    cancel: ({ transaction, subjectId, now }) =>
      endRun(transaction, subjectId, { state: 'cancelled' }, now()),
    giveUp: ({ transaction, subjectId, now }) =>
      endRun(transaction, subjectId, { state: 'failed', message }, now()),
  },
];
