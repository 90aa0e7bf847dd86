import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A size that people pay for on the wire, and what it may be at most. */
export interface ByteGuard {
  readonly what: string;
  /** Bytes after brotli 11, as the composition server sends them. */
  readonly bytes: number;
  readonly limitBytes: number;
}

const kB = 1024;

const brotliBytes = (path: string) => {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
};

const isScriptOrStyle = (file: string) => /\.(js|css)$/.test(file);

/** Script and style of the login page, cold: what index.html names, and the login chunk. */
function loginBytes(root: string): number {
  const dist = join(root, 'host/dist');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/\/assets\/([\w.-]+\.(?:js|css))/g)].map(
    ([, file]) => file ?? '',
  );
  const chunk = readdirSync(dist).filter((file) => /^login\..*\.js$/.test(file));
  return [...named, ...chunk].reduce((sum, file) => sum + brotliBytes(join(dist, file)), 0);
}

/** Everything that a section brings itself. */
function sectionBytes(root: string, name: string): number {
  const dist = join(root, 'remotes', name, 'dist');
  return readdirSync(dist)
    .filter(isScriptOrStyle)
    .reduce((sum, file) => sum + brotliBytes(join(dist, file)), 0);
}

/** The sizes of the builds under this folder. They must be there: `npm run build`. */
export function measureBytes(root: string): ByteGuard[] {
  const sections = readdirSync(join(root, 'remotes'));
  const federation = readdirSync(join(root, 'host/dist')).filter((file) =>
    /^federation\..*\.js$/.test(file),
  );
  return [
    { what: 'login page, script and style', bytes: loginBytes(root), limitBytes: 150 * kB },
    {
      what: 'federation chunk, once with the first section',
      bytes: federation.reduce((sum, file) => sum + brotliBytes(join(root, 'host/dist', file)), 0),
      // The stock runtime without snapshots; it grows to 23 kB when its two internal flags change.
      limitBytes: 21 * kB,
    },
    ...sections.map((name) => ({
      what: `section ${name}, its own files`,
      bytes: sectionBytes(root, name),
      limitBytes: 25 * kB,
    })),
  ];
}
