import type { JobEnd, JobKind, JobStep } from '../../../jobs/kind';
import { endImport, holdImport, jobOf, undoJob } from './curveImports.life.repository';
import { undoFailed, undoStep } from './undo/undoImport';
import { checkStep } from './worker/checkStep';
import type { StepParts } from './worker/stepParts';
import { writeStep } from './worker/writeStep';

const held = (step: (parts: StepParts) => Promise<void>) => async (parts: JobStep) =>
  step({ ...parts, held: await holdImport(parts.transaction, parts.subjectId) });

async function cancel({ transaction, subjectId, now }: JobEnd): Promise<void> {
  await endImport(transaction, subjectId, { state: 'cancelled', message: null }, now());
}

const unreadable =
  'No se ha podido leer el fichero después de varios intentos: divídelo en partes más pequeñas y súbelas otra vez.';
const unwritable =
  'No se ha podido guardar después de varios intentos, y no se ha cambiado nada. Vuelve a subir el fichero.';

/** The long work of an import of curves: reading its file, writing what is in it, and undoing that. */
export const curveImportJobs: readonly JobKind[] = [
  {
    name: jobOf.queued,
    run: held(checkStep),
    cancel,
    giveUp: ({ transaction, subjectId, now }) =>
      endImport(transaction, subjectId, { state: 'unreadable', message: unreadable }, now()),
  },
  {
    name: jobOf.confirmed,
    run: held(writeStep),
    cancel,
    giveUp: ({ transaction, subjectId, now }) =>
      endImport(transaction, subjectId, { state: 'cancelled', message: unwritable }, now()),
  },
  { name: undoJob, run: undoStep, cancel: undoFailed, giveUp: undoFailed },
];
