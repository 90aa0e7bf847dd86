import { rename, writeFile } from 'node:fs/promises';

/** One entry of sections.config.json. */
interface SectionSetting {
  readonly origin: string;
  readonly pin?: string;
  readonly allowOverrides?: readonly string[];
}

/** The host's file of sections, which a stack writes anew in one step at each change. */
export class SectionsFile {
  readonly #settings = new Map<string, SectionSetting>();

  constructor(private readonly file: string) {}

  async change(section: string, setting: Partial<SectionSetting>): Promise<void> {
    const { pin: _, ...rest } = this.#settings.get(section) ?? { origin: '' };
    this.#settings.set(section, { ...rest, ...setting });
    const text = JSON.stringify({ sections: Object.fromEntries(this.#settings) }, null, 2);
    await writeFile(`${this.file}.new`, text);
    await rename(`${this.file}.new`, this.file);
  }
}
