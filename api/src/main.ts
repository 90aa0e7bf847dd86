import { inspect } from 'node:util';
import { LogOutput } from '@vatio/contracts/servers/logOutput';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config';
import { messageOf } from './errorFacts';
import { type Stops, startApi } from './start';
import { StartupError } from './startupError';

/** Messages to a parent process (tools, tests) over the IPC channel. */
export type ApiMessage = { type: 'ready'; port: number } | { type: 'failed'; message: string };

const stops: Stops = [];
const standardError = new LogOutput(2);

async function stopAll(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
}

/** Resolves when the parent has the message, or at once without a parent. */
function tellParent(message: ApiMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send && process.connected) process.send(message, undefined, {}, () => resolve());
    else resolve();
  });
}

async function start(): Promise<void> {
  try {
    const port = await startApi(readConfig(process.env), stops);
    await tellParent({ type: 'ready', port });
  } catch (error) {
    await stopAll();
    const message = messageOf(error);
    const isForeseen = error instanceof StartupError;
    standardError.write(`${isForeseen ? message : inspect(error)}\n`);
    await tellParent({ type: 'failed', message });
    process.exit(1);
  }
}

const grace = closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) standardError.write(`${err.stack}\n`);
  // A half-started API cannot be stopped yet.
  await started;
  await stopAll();
});
// The parent has died, so the API stops itself.
process.once('disconnect', () => grace.close());
const started = start();
