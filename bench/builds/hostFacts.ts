import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostDescriptor } from '@vatio/contracts/federation/platform';

/**
 * The composition server's facts about a page that is not the product's.
 *
 * @param login the files to preload for the login page
 */
export async function writeHostFacts(dir: string, login: readonly string[] = []): Promise<void> {
  const none = { version: '', offers: {}, federation: [], doors: {} };
  const facts: HostDescriptor = { ...none, login: [...login] };
  await writeFile(join(dir, 'host.json'), JSON.stringify(facts));
}
