import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Work that is too much for every run is cut into this number of parts. */
const parts = 8;

const here = fileURLToPath(new URL('.', import.meta.url));

const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** The first digits of HEAD; undefined without Git or a commit, as in an export. */
function headDigits(): string | undefined {
  try {
    const options = { cwd: here, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], options).slice(0, 8);
  } catch {
    return undefined;
  }
}

/**
 * The part that this run is for: ROTATION (`0` to `7`, or `all`), or the one that the hash of HEAD
 * chooses, so that each commit takes another one and no counter is kept.
 *
 * @throws Error for any other value of ROTATION
 */
export function rotation(): number | 'all' {
  const wanted = process.env.ROTATION;
  if (!wanted) {
    const digits = headDigits();
    return digits === undefined ? 'all' : Number.parseInt(digits, 16) % parts;
  }
  if (wanted === 'all') return wanted;
  const part = Number(wanted);
  if (Number.isInteger(part) && part >= 0 && part < parts) return part;
  throw new Error(`ROTATION is ${wanted} and must be a number from 0 to ${parts - 1}, or all`);
}

/** Returns whether this run is for something, whose name alone decides its part. */
export function isInRotation(name: string, part = rotation()): boolean {
  return part === 'all' || hashOf(name) % parts === part;
}
