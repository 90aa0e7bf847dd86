import {
  type SectionDescriptor,
  sectionDescriptorSchema,
} from '@vatio/contracts/federation/sections';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { isConsumedShare } from './consumedShare';
import { sha384 } from './sha384';
import { signatureOf } from './signature';

/** The part of section.json that is known before the build. */
export type DescriptorFacts = Omit<SectionDescriptor, 'entry' | 'files' | 'onDemand'>;

/** Writes `section.json`, with every file of the build and its sha384, and signs it if there is a key. */
export class DescriptorPlugin {
  /**
   * @param doors the required doors that may load with the lazy chunks that use them
   * @param firstChunks the names of the chunks that a visit always loads
   */
  constructor(
    private readonly facts: DescriptorFacts,
    private readonly doors: readonly string[],
    private readonly firstChunks: readonly string[],
  ) {}

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
          const onDemand = this.doors.filter(
            (door) => !isUsedIn(compilation, this.firstChunks, door),
          );
          const descriptor = sectionDescriptorSchema.parse({
            ...this.facts,
            entry,
            ...(onDemand.length > 0 && { onDemand }),
            files: Object.fromEntries(files),
          });
          const json = `${JSON.stringify(descriptor, null, 2)}\n`;
          compilation.emitAsset('section.json', new webpack.sources.RawSource(json));
          const signature = signatureOf(json, process.env.SECTION_SIGNING_KEY);
          if (signature) {
            compilation.emitAsset('section.json.sig', new webpack.sources.RawSource(signature));
          }
        },
      );
    });
  }
}

/** Returns whether one of these chunks uses a share itself; uses in later chunks do not count. */
function isUsedIn(
  { modules, namedChunks, chunkGraph }: Compilation,
  chunkNames: readonly string[],
  share: string,
): boolean {
  const chunks = new Set(chunkNames.map((name) => namedChunks.get(name)));
  return [...modules].some(
    (module) =>
      isConsumedShare(module) &&
      module.options.shareKey === share &&
      [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunks.has(chunk)),
  );
}
