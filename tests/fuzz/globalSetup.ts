import { buildApp } from '../../api/src/app';
import { areas } from '../../api/src/areas';
import { openDatabase } from '../../api/src/db/pool';
import { documentOf } from '../../api/test/calls/documented';
import { startServer } from '../../api/test/server';
import { operationsVariable } from './operationNames';

export default async function globalSetup(): Promise<void> {
  await startServer({ waitsForDisk: false });
  process.env[operationsVariable] = JSON.stringify(await readOperations());
}

/** No connection is made: the document needs no database. */
async function readOperations(): Promise<[path: string, method: string][]> {
  const app = await buildApp({
    areas,
    config: {
      trustProxy: [],
      logLevel: 'silent',
      loginFailuresPerMinute: 1,
      production: false,
      publicOrigin: undefined,
    },
    xsrfKey: 'of no use',
    db: openDatabase('').kysely,
    watch: {
      isAvailable: true,
      check: async () => true,
      canWrite: async () => true,
      guard: (work) => work(),
    },
  });
  await app.ready();
  const { paths } = documentOf(app);
  await app.close();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [string, string] => [path, method]),
  );
}
