import type { Mapping } from './headers';
import { columnOf, type ImportSpec } from './importSpec';

/** Only the latest forms of files are remembered. */
const maxForms = 10;

interface Remembered {
  readonly headers: readonly string[];
  readonly mapping: Mapping;
}

const isOf = (headers: readonly string[]) => (one: Remembered) =>
  JSON.stringify(one.headers) === JSON.stringify(headers);

/** How the columns of a file with these headers were matched the last time, in this browser. */
export const rememberedMapping = (
  spec: ImportSpec,
  headers: readonly string[],
): Mapping | undefined => stored(spec).find(isOf(headers))?.mapping;

/** Keeps how columns were matched for the next file with the same headers. */
export function rememberMapping(
  spec: ImportSpec,
  headers: readonly string[],
  mapping: Mapping,
): void {
  const isSame = isOf(headers);
  const forms = [{ headers, mapping }, ...stored(spec).filter((one) => !isSame(one))];
  try {
    localStorage.setItem(spec.memory, JSON.stringify(forms.slice(0, maxForms)));
  } catch {
    // Storage is full or forbidden: the columns are proposed again.
  }
}

function stored(spec: ImportSpec): readonly Remembered[] {
  const isMatch = ([field, index]: [string, unknown]) =>
    columnOf(spec, field) !== undefined && Number.isInteger(index);
  const isRemembered = (one: Partial<Remembered> | null): one is Remembered =>
    Array.isArray(one?.headers) && Object.entries(one.mapping ?? {}).every(isMatch);
  try {
    const found: unknown = JSON.parse(localStorage.getItem(spec.memory) ?? '[]');
    return Array.isArray(found) ? found.filter(isRemembered) : [];
  } catch {
    return [];
  }
}
