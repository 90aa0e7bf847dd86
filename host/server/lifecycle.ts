import { LogOutput } from '@vatio/contracts/servers/logOutput';

export interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Messages to a parent process with an IPC channel. */
type LifecycleMessage =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'failed'; readonly message: string };

/** Anything that still hangs then is abandoned: the stop takes 8 seconds at most. */
const stopLimitMs = 7500;

/**
 * Runs a server until SIGTERM, SIGINT or the end of the parent process, then stops it and exits
 * with 0. A failure is one sentence on the standard error, and exit 1.
 *
 * Not close-with-grace: it exits with 1 on a second signal, and Ctrl-C in a terminal always sends
 * two when a parent passes its own on.
 */
export async function runUntilStopped(start: () => Promise<RunningServer>): Promise<void> {
  let server: RunningServer | undefined;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), stopLimitMs).unref();
    try {
      await server?.stop();
      process.exit(0);
    } catch (error) {
      fail(error);
    }
  };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);
  try {
    server = await start();
    tellParent({ type: 'ready', port: server.port });
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  new LogOutput(2).write(`${message}\n`);
  tellParent({ type: 'failed', message }, () => process.exit(1));
}

/** `sent` is called when the message is out, or at once without a parent that listens. */
function tellParent(message: LifecycleMessage, sent: () => void = () => undefined): void {
  if (process.send && process.connected) process.send(message, undefined, undefined, sent);
  else sent();
}
