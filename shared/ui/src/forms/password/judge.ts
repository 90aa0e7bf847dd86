import type { Strength } from './strengthOf';
import type { JudgeAnswer, JudgeRequest } from './strengthWorker';

/**
 * Big word lists and tens of milliseconds of work: in a worker, so that typing never waits. It starts when
 * a person is about to choose a password, and stays.
 */
let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (strength: Strength) => void>();

/** Starts the worker. Without one, passwords are simply not judged. */
export function prepareToJudge(): void {
  if (worker || typeof Worker === 'undefined') return;
  worker = new Worker(
    /* webpackChunkName: "password-strength" */ new URL('./strengthWorker.ts', import.meta.url),
  );
  worker.addEventListener('message', ({ data }: MessageEvent<JudgeAnswer>) => {
    waiting.get(data.id)?.(data.strength);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    // Its file did not arrive: the next field tries again.
    worker = undefined;
    waiting.clear();
  });
}

/**
 * Judges how hard a password is to guess. Never settles without a worker.
 *
 * @param against facts that others may know of the person: name, e-mail …
 */
export function judge(password: string, against: readonly string[]): Promise<Strength> {
  prepareToJudge();
  lastId += 1;
  const request: JudgeRequest = { id: lastId, password, against };
  return new Promise((resolve) => {
    waiting.set(request.id, resolve);
    worker?.postMessage(request);
  });
}
