import type { Readable } from 'node:stream';
import type {
  ConfirmImport,
  CurveImport,
  CurveImportListAnswer,
  CurveImportListQuery,
  Recheck,
} from '@vatio/contracts/company/imports/curveImports';
import type { SessionUser } from '@vatio/contracts/session';
import type { SeenVersion } from '@vatio/contracts/versions';
import { v7 as uuidV7 } from 'uuid';
import type { AreaParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { BoundedQueue, QueueFullError } from '../../../boundedQueue';
import { uploadConnections } from '../../../db/pool';
import { Refusal } from '../../../refusal';
import { insertImport, openBytes } from './curveImports.life.repository';
import { listImports } from './curveImports.list.repository';
import { listProblems } from './curveImports.problem.repository';
import { peekState, readImport } from './curveImports.repository';
import { importDecisions, requirePoint } from './decisions';
import { existingImport } from './refusals';
import { storeFile } from './upload';

export type CurveImportServiceParts = Pick<AreaParts, 'db' | 'uploadDb' | 'now' | 'wakeJobs'>;

/** One person leaves room for others. */
const ownUploadsAtOnce = 2;
const waiting = 64;

interface NewImport {
  readonly fileName: string;
  readonly supplyPointId?: string | undefined;
}

/** Imports of load curves: takes files and decisions. Jobs do the work. */
export function createCurveImportService({ db, uploadDb, now, wakeJobs }: CurveImportServiceParts) {
  const uploads = new BoundedQueue({ concurrency: uploadConnections, capacity: waiting });
  const ownUploads = new Map<string, BoundedQueue>();
  const decisions = importDecisions({ db, now });

  const list = (query: CurveImportListQuery, user: SessionUser): Promise<CurveImportListAnswer> =>
    listImports(db, query, user.id, now());

  /** @throws Refusal missing */
  const find = async (id: string): Promise<CurveImport> =>
    existingImport(await readImport(db, id, now()));

  /** @throws Refusal missing */
  async function problems(id: string, query: Parameters<typeof listProblems>[2]) {
    existingImport(await peekState(db, id));
    return listProblems(db, id, query);
  }

  /**
   * Stores a file while it arrives; a broken connection leaves no trace.
   *
   * @throws Refusal tooLarge, late, invalid: by field, or too much of this person's waits already,
   *   throttled: too much waits in all, or unavailable when too many arrive at once
   */
  async function upload(file: NewImport, body: Readable, user: SessionUser): Promise<CurveImport> {
    const id = uuidV7();
    await inTurn(user, () => store(id, file, body, user)).catch(refuseCrowd);
    wakeJobs();
    return find(id);
  }

  /** A person's uploads wait for each other before they wait for those of others. */
  async function inTurn(user: SessionUser, work: () => Promise<void>): Promise<void> {
    const own =
      ownUploads.get(user.id) ??
      new BoundedQueue({ concurrency: ownUploadsAtOnce, capacity: waiting });
    ownUploads.set(user.id, own);
    try {
      await own.run(() => uploads.run(work));
    } finally {
      if (own.isIdle) ownUploads.delete(user.id);
    }
  }

  function store(
    id: string,
    { fileName, supplyPointId }: NewImport,
    body: Readable,
    user: SessionUser,
  ): Promise<void> {
    // Once only: a body cannot be read again.
    return uploadDb.transaction().execute(async (transaction) => {
      requireSpace(await openBytes(transaction, user.id));
      if (supplyPointId) await requirePoint(transaction, supplyPointId);
      const { sizeBytes, sha256 } = await storeFile(transaction, id, body);
      const file = { id, fileName, sizeBytes, sha256, supplyPointId: supplyPointId ?? null };
      await insertImport(transaction, { ...file, createdBy: user.id }, now());
      const entry = { at: now(), action: 'curve-file-uploaded', actor: user } as const;
      const subject = { id, name: fileName };
      await record(transaction, { ...entry, subject, after: { fileName, sizeBytes } });
    });
  }

  /** The import, once its next job is queued, if it needs one. */
  async function queued(id: string, decision: Promise<void>): Promise<CurveImport> {
    await decision;
    wakeJobs();
    return find(id);
  }

  /** @throws Refusal missing, conflict by its state, or invalid by field */
  const recheck = (id: string, sent: Recheck): Promise<CurveImport> =>
    queued(id, decisions.recheck(id, sent));

  /** @throws Refusal missing, or conflict by its state */
  const confirm = (id: string, sent: ConfirmImport, user: SessionUser): Promise<CurveImport> =>
    queued(id, decisions.confirm(id, sent, user));

  /** @throws Refusal missing, or conflict by its state */
  const cancel = (id: string, seen: SeenVersion): Promise<CurveImport> =>
    decisions.cancel(id, seen).then(() => find(id));

  /** @throws Refusal missing, or conflict: by its state, or a later import builds on it */
  const undo = (id: string, seen: SeenVersion, user: SessionUser): Promise<CurveImport> =>
    queued(id, decisions.undo(id, seen, user));

  return { list, find, problems, upload, recheck, confirm, cancel, undo };
}

const megabyte = 1024 ** 2;
const mostOwnBytes = 500 * megabyte;
const mostBytes = 4_000 * megabyte;

/**
 * Files without a decision must not fill the disk.
 *
 * @throws Refusal invalid, throttled
 */
function requireSpace({ all, own }: Awaited<ReturnType<typeof openBytes>>): void {
  if (own >= mostOwnBytes) {
    throw new Refusal(
      'invalid',
      'Tienes 500 MB de ficheros sin importar: importa o descarta alguno y vuelve a subir este.',
    );
  }
  if (all >= mostBytes) {
    throw new Refusal(
      'throttled',
      'Hay demasiados ficheros sin importar entre todos: importad o descartad los que sobren y vuelve a subir este.',
      { retryAfterSeconds: 600 },
    );
  }
}

function refuseCrowd(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw new Refusal('unavailable', 'Se están subiendo muchos ficheros. Espera un momento.', {
    retryAfterSeconds: 10,
  });
}
