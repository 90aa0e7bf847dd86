import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

const isPackage = (source: string) => source.includes('node_modules/');

/**
 * A source map of the product's own code alone. Node keeps 45 MB of a map of all packages from the first
 * stack trace on; what is of a package is then named by its line in the bundle.
 *
 * @param text the map, as JSON
 */
export function withoutPackages(text: string): string {
  const map: { sources: readonly string[]; mappings: string } = JSON.parse(text);
  const packages = map.sources.map(isPackage);
  let isInPackage = false;
  const lines = decode(map.mappings).map((line) =>
    line
      .filter((segment) => segment.length > 1)
      .flatMap((segment): SourceMapSegment[] => {
        const wasInPackage = isInPackage;
        isInPackage = packages[segment[1] ?? 0] ?? false;
        if (!isInPackage) return [segment];
        // Where the packages begin: without it, the last own line before them would answer for them.
        return wasInPackage ? [] : [[segment[0]]];
      }),
  );
  return JSON.stringify({ ...map, mappings: encode(lines) });
}
