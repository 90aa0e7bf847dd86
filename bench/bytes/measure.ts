import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildSync } from 'esbuild';

/** A size that people pay for on the wire, and what it may be at most. */
export interface ByteGuard {
  readonly what: string;
  /** Bytes after brotli 11, as the composition server sends them. */
  readonly bytes: number;
  readonly limitBytes: number;
}

const kB = 1024;

const brotliBytes = (path: string) => compressed(readFileSync(path));

const compressed = (content: Uint8Array) => {
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

/**
 * A section's own bytes: the entry, which every first page waits for, and its lazy chunks; a page loads one
 * or two of them.
 */
function sectionGuards(root: string, name: string): readonly ByteGuard[] {
  const dist = join(root, 'remotes', name, 'dist');
  const files = readdirSync(dist).filter(isScriptOrStyle);
  const entry = files.filter((file) => file.startsWith('entry.'));
  const chunks = files.filter((file) => !entry.includes(file));
  const sizeOf = (file: string) => brotliBytes(join(dist, file));
  return [
    {
      what: `section ${name}, what its first page needs`,
      bytes: entry.reduce((sum, file) => sum + sizeOf(file), 0),
      limitBytes: 25 * kB,
    },
    {
      what: `section ${name}, its largest lazy chunk`,
      bytes: Math.max(0, ...chunks.map(sizeOf)),
      limitBytes: largestLazy[name] ?? 25 * kB,
    },
  ];
}

/**
 * The chunk that recomputes a bill beside its form brings the engine's doors of bills and verification, and
 * since decision 035 the ranges of what could be right; the tabs of a study bring those of bills and
 * optimisation, in the one chunk that they share.
 */
const largestLazy: Readonly<Record<string, number>> = {
  billing: 31 * kB,
  // Its largest is the engine.
  'energy-analysis': 25.5 * kB,
};

/** Doors of the energy engine, as a page or a worker would bring them. */
function engineBytes(root: string, doors: readonly string[]): number {
  const { outputFiles } = buildSync({
    stdin: {
      contents: doors.map((door) => `export * as ${door} from '@vatio/energy/${door}';`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles.reduce((sum, { contents }) => sum + compressed(contents), 0);
}

/** The sizes of the builds under this folder. They must be there: `npm run build`. */
export function measureBytes(root: string): ByteGuard[] {
  const sections = readdirSync(join(root, 'remotes'));
  const chunk = (name: string) =>
    readdirSync(join(root, 'host/dist'))
      .filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'))
      .reduce((sum, file) => sum + brotliBytes(join(root, 'host/dist', file)), 0);
  return [
    {
      what: 'login page, script and style',
      bytes: loginBytes(root),
      // 150.3 with the code that takes over from the document's first picture; the tokens of two themes brought 2, the
      // sheets of answers, cards of figures and the calendar 1.3.
      limitBytes: 154.5 * kB,
    },
    {
      what: 'federation chunk, once with the first section',
      bytes: chunk('federation'),
      // The stock runtime without snapshots; it grows to 23 kB when its two internal flags change.
      limitBytes: 21 * kB,
    },
    // Includes the code that shows the days of a curve, since Estudios shows them as PDS does, and the heat
    // map. Their tables carry the keys of their amounts. They read the page's theme. The contracted power as a step
    // line with its excess, on curves, bars and lines, brought 2.4.
    { what: 'door of charts', bytes: chunk('door-charts'), limitBytes: 16.5 * kB },
    {
      what: 'what draws them, with the first chart',
      bytes: chunk('chart-engine'),
      limitBytes: 160 * kB,
    },
    {
      what: 'energy engine, all that a page computes with',
      bytes: engineBytes(root, ['bill', 'calendar', 'cups', 'curve', 'optimise', 'tariff']),
      // The rules of the official texts (shared/energy/docs/rules.md) came in with 2 kB, and those
      // whose prices are rows of the table (rights, interest, bono social) with half of one. The
      // workings of every euro of a report, offers and typical days brought two and a half; one fixed
      // term to the cent and the cautions of voltage and of absent periods, half of one. Both sides of each
      // border with their own formulas (decision 036) and doubtful premises brought four.
      limitBytes: 37 * kB,
    },
    {
      what: 'energy engine, readers of files (for workers)',
      bytes: engineBytes(root, ['files']),
      // Reports whatever could be read in two ways and reads more spellings of days and hours; energy of
      // days, of registers and of other units is refused in words.
      limitBytes: 25.5 * kB,
    },
    ...sections.flatMap((name) => sectionGuards(root, name)),
  ];
}
