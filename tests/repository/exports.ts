import { join } from 'node:path';
import { filesBelow, root } from './sources';

/** What the modules of a folder export. */
export async function exportsBelow(folder: string): Promise<unknown[]> {
  const modules = filesBelow(folder).filter((path) => /(?<!\.test)\.ts$/.test(path));
  const exported = await Promise.all(modules.map((path) => import(join(root, path))));
  return exported.flatMap((module) => Object.values(module));
}
