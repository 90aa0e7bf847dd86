import { buildApi } from './processes/build';
import { startServer } from './server';

export default async function globalSetup(): Promise<void> {
  await Promise.all([buildApi(), startServer({ waitsForDisk: false })]);
}
