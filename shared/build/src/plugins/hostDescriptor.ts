import { type HostDescriptor, hostDescriptorSchema } from '@vatio/contracts/federation/platform';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** The part of host.json that is known before the build, and the names of the lazy chunks. */
export interface HostFacts {
  readonly version: string;
  readonly offers: Readonly<Record<string, string>>;
  /** Door → name of its chunk. */
  readonly doorChunks: Readonly<Record<string, string>>;
}

/** Writes `host.json`: the host's offers, and the files that a page can preload. */
export class HostDescriptorPlugin {
  constructor(private readonly facts: HostFacts) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('HostDescriptor', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'HostDescriptor', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { doorChunks, ...facts } = this.facts;
          const doors = Object.entries(doorChunks).map(
            ([door, chunk]) => [door, scriptsOf(compilation, chunk)] as const,
          );
          const descriptor: HostDescriptor = hostDescriptorSchema.parse({
            ...facts,
            federation: scriptsOf(compilation, 'federation'),
            // Inside, the section's chunks bring the style sheet. The login page loads no other chunk that
            // would.
            login: [...scriptsOf(compilation, 'login'), ...stylesOf(compilation, 'main')],
            doors: Object.fromEntries(doors),
          });
          const json = `${JSON.stringify(descriptor, null, 2)}\n`;
          compilation.emitAsset('host.json', new webpack.sources.RawSource(json));
        },
      );
    });
  }
}

/** The scripts that `import()` of a named chunk fetches. */
const scriptsOf = (compilation: Compilation, name: string) =>
  filesOf(compilation, name).filter((file) => file.endsWith('.js'));

const stylesOf = (compilation: Compilation, name: string) =>
  filesOf(compilation, name).filter((file) => file.endsWith('.css'));

function filesOf(compilation: Compilation, name: string): string[] {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) {
    compilation.errors.push(new webpack.WebpackError(`The host has no chunk "${name}"`));
    return [];
  }
  return group.getFiles();
}
