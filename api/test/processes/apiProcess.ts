import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { documentPath } from '../../src/http/openapi';
import type { ApiMessage } from '../../src/main';
import { holdToDocument } from '../calls/documented';
import { call } from '../calls/httpCall';
import { builtMain } from './build';

/** Every process that a test file started, to leave none behind. */
const started = new Set<ChildProcess>();

interface ApiProcessOptions {
  readonly uid?: number;
  /** A file descriptor to write its log on; left out, it is what `stdout` and `stderr` collect. */
  readonly log?: number | 'pipe';
}

export class ApiProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #firstMessage: Promise<ApiMessage | undefined>;
  stdout = '';
  stderr = '';

  constructor(env: Record<string, string>, { uid, log = 'pipe' }: ApiProcessOptions = {}) {
    this.#child = fork(builtMain, {
      execArgv: [],
      env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', log, log, 'ipc'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    started.add(this.#child);
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.stdout += text;
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text;
    });
    this.#exit = ended(this.#child).then(() => started.delete(this.#child));
    const message = once(this.#child, 'message').then(([first]): ApiMessage => first);
    this.#firstMessage = Promise.race([message, this.#exit.then(() => undefined)]);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** @param isDocumented false in production, which does not serve the document that answers are held to */
  async url({ isDocumented = true } = {}): Promise<string> {
    const message = await this.#firstMessage;
    if (message?.type !== 'ready') throw new Error(`not ready: ${this.stderr}`);
    const url = `http://127.0.0.1:${message.port}`;
    if (isDocumented) holdToDocument(url, (await call(`${url}${documentPath}`)).json);
    return url;
  }

  async failure(): Promise<{ message: string; stderr: string; code: number | null }> {
    const message = await this.#firstMessage;
    await this.#exit;
    if (message?.type !== 'failed') throw new Error(`it started: ${this.stdout}`);
    return { message: message.message, stderr: this.stderr, code: this.#child.exitCode };
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  disconnect(): void {
    this.#child.disconnect();
  }

  /** @returns its exit code, null when a signal ended it */
  async exit(): Promise<number | null> {
    await this.#exit;
    return this.#child.exitCode;
  }

  async stop(): Promise<number | null> {
    this.kill('SIGTERM');
    return this.exit();
  }
}

/** Ends the processes that a failed test left; call it in afterEach. */
export async function endProcesses(): Promise<void> {
  await Promise.all(
    [...started].map(async (child) => {
      const end = ended(child);
      child.kill('SIGTERM');
      await end;
    }),
  );
}

/** Not its event `close`: that never comes when it was us who closed the IPC channel. */
async function ended(child: ChildProcess): Promise<void> {
  const streams = [child.stdout, child.stderr].filter((stream) => stream && !stream.closed);
  await Promise.all([
    child.exitCode === null && child.signalCode === null && once(child, 'exit'),
    ...streams.map((stream) => stream && once(stream, 'close')),
  ]);
}
