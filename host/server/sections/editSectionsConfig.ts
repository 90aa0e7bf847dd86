import { realpath, stat } from 'node:fs/promises';
import {
  parseSectionsConfig,
  readConfigText,
  type SectionSettings,
  type SectionsConfig,
} from './sectionsConfig';
import { writeFileAtomic } from './store/atomicFile';

/**
 * Changes sections.config.json in one step: readers see the old text or the new one.
 *
 * @param change edits the sections in place; if it throws, the file stays
 * @throws Error that says what is wrong with the file, before or after the change
 */
export async function editSectionsConfig(
  file: string,
  change: (sections: Record<string, SectionSettings>) => void,
): Promise<void> {
  const config: SectionsConfig = parseSectionsConfig(file, await readConfigText(file));
  change(config.sections);
  const text = `${JSON.stringify(config, undefined, 2)}\n`;
  parseSectionsConfig(file, text);
  // A link stays a link, and the file keeps its rights.
  const target = await realpath(file);
  const { mode } = await stat(target);
  await writeFileAtomic(target, text, mode);
}
