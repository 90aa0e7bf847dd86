import { readFile, rename, writeFile } from 'node:fs/promises';
import { codeOf, messageOf } from '../errorFacts';
import { sectionsName } from './archive/manifest';

interface SectionsOutcome {
  readonly isDone: boolean;
  readonly message: string;
}

/**
 * Puts the `sections.config.json` of a backup in its place. One that is there and says something else
 * stays, unless it is to be replaced: then it is kept beside it.
 */
export async function restoreSections(
  path: string,
  wanted: Buffer | undefined,
  archive: string,
  isReplacing: boolean,
): Promise<SectionsOutcome> {
  if (!wanted) return done(`The backup has no ${sectionsName}: ${path} stays as it is.`);
  const byHand = `tar -xzOf ${archive} ${sectionsName} > ${path}`;
  try {
    const present = await readFile(path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (present?.equals(wanted)) return done(`${path} is that of the backup.`);
    if (present && !isReplacing) {
      return done(`${path} stays as it is; that of the backup is another one: ${byHand}`);
    }
    if (present) await writeFile(`${path}.before-restore`, present);
    await writeFile(`${path}.${process.pid}`, wanted);
    await rename(`${path}.${process.pid}`, path);
    const kept = present ? `; the former one is ${path}.before-restore` : '';
    return done(`${path} is that of the backup${kept}.`);
  } catch (error) {
    const message = `${path} could not be restored (${messageOf(error)}). By hand: ${byHand}`;
    return { isDone: false, message };
  }
}

const done = (message: string): SectionsOutcome => ({ isDone: true, message });
