import { readConfig } from '../config';
import { explainEnd } from '../explainEnd';
import { createOrPromote } from './admin';
import { readArguments } from './arguments';
import { closeDemo } from './closeDemo';
import { withDatabase } from './database';

/** `node dist-server/createAdmin.js`: creates an administrator, promotes an account, or closes the demo's. */
async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  // The rest of the environment is for the server, and may be incomplete here.
  const names = ['DATABASE_URL', 'DATABASE_PASSWORD'].flatMap((name) => [name, `${name}_FILE`]);
  const config = readConfig(
    Object.fromEntries([...names, 'DATA_DIR'].map((name) => [name, process.env[name]])),
  );
  await withDatabase(config, async (db) => {
    const done = args === 'close-demo' ? closeDemo(db) : createOrPromote(db, args);
    process.stdout.write(`${await done}\n`);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainEnd(error)}\n`);
  process.exitCode = 1;
});
