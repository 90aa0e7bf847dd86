import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostDescriptor } from '@vatio/contracts/platform';

/**
 * What the composition server wants to know of a page that is not the product's.
 *
 * @param login the files that it is to name in advance of the login page
 */
export async function writeHostFacts(dir: string, login: readonly string[] = []): Promise<void> {
  const none = { version: '', offers: {}, federation: [], doors: {} };
  const facts: HostDescriptor = { ...none, login: [...login] };
  await writeFile(join(dir, 'host.json'), JSON.stringify(facts));
}
