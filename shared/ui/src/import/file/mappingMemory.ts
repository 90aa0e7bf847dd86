import { problemHeader } from './files';
import type { Mapping } from './headers';
import { columnOf, type ImportSpec } from './importSpec';

/** Only the latest forms of files are remembered. */
const maxForms = 10;

interface Remembered {
  readonly headers: readonly string[];
  readonly mapping: Mapping;
}

/** The file of the wrong rows has the columns of the file that they are of, and one at the end. */
const ownOf = (headers: readonly string[]) =>
  headers.at(-1) === problemHeader ? headers.slice(0, -1) : headers;

const isOf = (headers: readonly string[]) => (one: Remembered) =>
  JSON.stringify(ownOf(one.headers)) === JSON.stringify(ownOf(headers));

/** The last matching of the columns of a file with these headers, in this browser. */
export const rememberedMapping = (
  spec: ImportSpec,
  headers: readonly string[],
): Mapping | undefined => {
  const { mapping } = stored(spec).find(isOf(headers)) ?? {};
  const isThere = ([, index]: [string, number]) => index < headers.length;
  return mapping && Object.fromEntries(Object.entries(mapping).filter(isThere));
};

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
