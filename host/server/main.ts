import { join } from 'node:path';
import { startCompositionServer } from './compositionServer';
import { readConfig } from './config';
import { runUntilStopped } from './lifecycle';

// host/dist, from host/dist-server/main.js and from host/server/main.ts alike.
const pageDir = join(import.meta.dirname, '../dist');

await runUntilStopped(async () =>
  startCompositionServer(
    readConfig(process.env, pageDir),
    // The build puts the package's version here.
    process.env.VATIO_VERSION ?? 'dev',
  ),
);
