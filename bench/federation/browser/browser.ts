import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { type Connection, connect } from './devtools';

export interface Profile {
  readonly name: string;
  readonly latencyMs: number;
  /** Megabits a second, both ways; undefined: as the machine has it. */
  readonly megabits: number | undefined;
  /** The factor by which the processor is slowed down. */
  readonly slowdown: number;
}

export const slowLine: Profile = {
  name: '150 ms, 1.6 Mbit/s',
  latencyMs: 150,
  megabits: 1.6,
  slowdown: 4,
};
export const quickLine: Profile = {
  name: '40 ms, 10 Mbit/s',
  latencyMs: 40,
  megabits: 10,
  slowdown: 4,
};
/** Far above the machine's own time, so that round trips can be distinguished. */
export const longLine: Profile = {
  name: '400 ms',
  latencyMs: 400,
  megabits: undefined,
  slowdown: 1,
};

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // An unseen page must work like a visible one.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-extensions',
  '--lang=es-ES',
];

export interface Browser extends Connection {
  /** Aborted when the measurements are over; the browser ends then. */
  readonly stop: AbortSignal;
  readonly close: () => Promise<void>;
}

/** @param program the browser */
export async function launchBrowser(program: string, stop: AbortSignal): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'vatio-chromium-'));
  const child = spawn(
    program,
    [...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], signal: stop },
  );
  const ended = new Promise((resolve) => child.on('error', resolve).once('close', resolve));
  const [, , , input, output] = child.stdio;
  const connection = connect(input as Writable, output as Readable);
  // Answers as soon as it is there.
  await Promise.race([
    connection.browser.send('Browser.getVersion'),
    ended.then(() => Promise.reject(new Error(`${program} ended at once.`))),
  ]);
  return {
    ...connection,
    stop,
    close: async () => {
      // It may be gone already.
      await connection.browser.send('Browser.close').catch(() => undefined);
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
