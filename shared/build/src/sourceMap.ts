import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

const isPackage = (source: string) => source.includes('node_modules/');

/**
 * A source map of the product's own code only. From its first stack trace on, Node keeps 45 MB for
 * a map of all packages; without it, a package's line is named by its line in the bundle.
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
        // Marks the start of the packages, which would otherwise map to the last own line before them.
        return wasInPackage ? [] : [[segment[0]]];
      }),
  );
  return JSON.stringify({ ...map, mappings: encode(lines) });
}
