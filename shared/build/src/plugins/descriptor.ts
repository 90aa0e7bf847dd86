import { type SectionDescriptor, sectionDescriptorSchema } from '@vatio/contracts/sections';
import webpack, { type Compiler } from 'webpack';
import { sha384 } from './sha384';

/** The part of section.json that is known before the build. */
export type DescriptorFacts = Omit<SectionDescriptor, 'entry' | 'files'>;

/** Writes `section.json`, with every file of the build and its sha384. */
export class DescriptorPlugin {
  constructor(private readonly facts: DescriptorFacts) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Descriptor', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'Descriptor', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const served = compilation.getAssets().filter(({ name }) => !name.endsWith('.map'));
          const files = served.map(({ name, source }) => [name, sha384(source.buffer())] as const);
          const entry = [
            ...(compilation.entrypoints.get(this.facts.container)?.getFiles() ?? []),
          ].find((file) => file.endsWith('.js'));
          const descriptor = sectionDescriptorSchema.parse({
            ...this.facts,
            entry,
            files: Object.fromEntries(files),
          });
          const json = `${JSON.stringify(descriptor, null, 2)}\n`;
          compilation.emitAsset('section.json', new webpack.sources.RawSource(json));
        },
      );
    });
  }
}
