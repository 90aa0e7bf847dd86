import { endGroup, spawnGroup } from '../process/group.mjs';
import { Refusal } from '../setup/refusal.mjs';
import { logTail, openLog } from './logFile';

const readyLimitMs = 120_000;
const stopGraceMs = 15_000;

export interface ServiceOptions {
  readonly name: 'API' | 'host';
  /** The built server, run by this Node. */
  readonly main: string;
  readonly nodeOptions?: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** `continue` keeps what an earlier process of the same run wrote. */
  readonly log?: 'new' | 'continue';
}

/** A server process that says over IPC when it is ready, and on which port. */
export interface Service {
  readonly pid: number | undefined;
  /** Rejects with a ServiceFailure when the process says so, ends, or is silent for too long. */
  readonly ready: Promise<number>;
  /** Settles when the process has ended, for any reason. */
  readonly ended: Promise<ServiceFailure>;
  /** Asks the process to end; it gets 15 s to finish what it does. */
  stop(): Promise<void>;
  /** Ends the process and all that it started, at once. */
  kill(): Promise<void>;
  /** Ends the process alone, as a crash would. */
  crash(): Promise<void>;
}

/** Why a server does not run, with the place and the end of its log. */
export class ServiceFailure extends Refusal {
  constructor(
    { name, logFile }: ServiceOptions,
    readonly reason: string,
  ) {
    super(`${reason.trim()}\nThe ${name}'s log is ${logFile}. It ends with:\n${logTail(logFile)}`);
  }
}

/** Starts a server process; its parent's end ends it too, because then its IPC channel closes. */
export function launch(options: ServiceOptions): Service {
  const { name, main, nodeOptions = [], cwd, env, logFile } = options;
  const log = openLog(logFile, options.log ?? 'new');
  const child = spawnGroup(process.execPath, ['--enable-source-maps', ...nodeOptions, main], {
    cwd,
    env,
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  log.close();

  const ended = new Promise<ServiceFailure>((resolve) => {
    const end = (reason: string) => resolve(new ServiceFailure(options, reason));
    child.once('error', (error) => end(`The ${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      end(`The ${name} ended by itself (${signal ?? `exit code ${code}`}).`);
    });
  });
  const ready = new Promise<number>((resolve, reject) => {
    const fail = (reason: string) => reject(new ServiceFailure(options, reason));
    const limit = setTimeout(fail, readyLimitMs, `The ${name} is not ready in time.`);
    child.on('message', (message) => {
      if (!isReport(message)) return;
      clearTimeout(limit);
      if (message.type === 'ready') resolve(message.port);
      else fail(`The ${name} could not start: ${message.message}`);
    });
    void ended.then((failure) => {
      clearTimeout(limit);
      reject(failure);
    });
  });
  ready.catch(() => undefined);

  return {
    pid: child.pid,
    ready,
    ended,
    stop: () => endGroup(child, stopGraceMs),
    kill: () => endGroup(child, 0),
    async crash() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

type Report =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'failed'; readonly message: string };

const isReport = (message: unknown): message is Report =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  (message.type === 'ready' || message.type === 'failed');
