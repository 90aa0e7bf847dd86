import { pointColumns } from '../../points/file/fileColumns';
import type { Mapping } from './headers';

const storageKey = 'vatio-point-import';
/** Only the latest forms of files are remembered. */
const maxForms = 10;

interface Remembered {
  readonly headers: readonly string[];
  readonly mapping: Mapping;
}

const isOf = (headers: readonly string[]) => (one: Remembered) =>
  JSON.stringify(one.headers) === JSON.stringify(headers);

/** How the columns of a file with these headers were matched the last time, in this browser. */
export const rememberedMapping = (headers: readonly string[]): Mapping | undefined =>
  stored().find(isOf(headers))?.mapping;

/** Keeps how columns were matched for the next file with the same headers. */
export function rememberMapping(headers: readonly string[], mapping: Mapping): void {
  const isSame = isOf(headers);
  const forms = [{ headers, mapping }, ...stored().filter((one) => !isSame(one))];
  try {
    localStorage.setItem(storageKey, JSON.stringify(forms.slice(0, maxForms)));
  } catch {
    // Storage is full or forbidden: the columns are proposed again.
  }
}

function stored(): readonly Remembered[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(found) ? found.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

const isRemembered = (one: Partial<Remembered> | null): one is Remembered =>
  Array.isArray(one?.headers) && Object.entries(one.mapping ?? {}).every(isMatch);

const isMatch = ([field, index]: [string, unknown]) =>
  pointColumns.some((column) => column.field === field) && Number.isInteger(index);
