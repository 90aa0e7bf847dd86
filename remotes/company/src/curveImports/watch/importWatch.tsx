import type { QueryClient } from '@tanstack/react-query';
import { HttpError, notify } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { type CurveImport, isMoving } from '../curveImport';
import { forgetCurves, importQuery } from '../curveImportApi';
import { resultInWords } from '../curveImportChange';
import { Told } from '../Told';

/**
 * Imports that this tab confirmed are followed to their end wherever in the product the person is:
 * outside of React, and over a reload. Their ids are kept with who confirmed them.
 */
const storageKey = 'vatio-confirmed-imports';
const lookMs = 2000;

interface Watched {
  readonly owner: string;
  readonly ids: readonly string[];
}
const nobody: Watched = { owner: '', ids: [] };

/** Replaces storage that is full or forbidden: then they are followed until the page is left. */
let inMemory = nobody;

function read(): Watched {
  try {
    const text = sessionStorage.getItem(storageKey);
    if (text === null) return inMemory;
    const stored: Watched = { ...nobody, ...JSON.parse(text) };
    return Array.isArray(stored.ids) ? stored : nobody;
  } catch {
    return inMemory;
  }
}

function write(watched: Watched): void {
  inMemory = nobody;
  try {
    sessionStorage.removeItem(storageKey);
    if (watched.ids.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(watched));
  } catch {
    inMemory = watched;
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** @param owner who confirmed it: the next person who signs in here gets no notice */
export function watchImports(ids: readonly string[], owner: string, cache: QueryClient): void {
  const watched = read();
  const known = watched.owner === owner ? watched.ids : [];
  write({ owner, ids: [...new Set([...known, ...ids])] });
  resumeWatch(owner, cache);
}

/** Goes on watching after a reload; does no work without imports to watch. */
export function resumeWatch(owner: string, cache: QueryClient): void {
  clearTimeout(timer);
  const { ids } = watchedBy(owner);
  if (ids.length > 0) timer = setTimeout(() => void look(owner, cache), lookMs);
}

const watchedBy = (owner: string): Watched => {
  const watched = read();
  return watched.owner === owner ? watched : nobody;
};

async function look(owner: string, cache: QueryClient): Promise<void> {
  const { ids } = watchedBy(owner);
  const looks = await Promise.all(ids.map(async (id) => ({ id, seen: await stateOf(id, cache) })));
  const ended = looks.filter(({ seen }) => seen === 'gone' || typeof seen === 'object');
  if (ended.length > 0) forgetCurves(cache);
  // Another version of the section may look, too: what it has announced meanwhile is not announced again.
  const left = watchedBy(owner).ids;
  const untold = ended.filter(({ id }) => left.includes(id));
  if (untold.length > 0) write({ owner, ids: left.filter((id) => !untold.some(isOf(id))) });
  tell(untold.flatMap(({ seen }) => (typeof seen === 'object' ? seen : [])));
  if (!looks.some(({ seen }) => seen === 'signed-out')) resumeWatch(owner, cache);
}

const isOf = (id: string) => (one: { readonly id: string }) => one.id === id;

/** The state of an import; a page that shows it has just asked, and then no further request is made. */
async function stateOf(id: string, cache: QueryClient) {
  try {
    const found = await cache.fetchQuery({ ...importQuery(id), retry: false });
    return isMoving(found.state) ? 'moving' : found;
  } catch (error) {
    const kind = error instanceof HttpError ? error.kind : 'server';
    if (kind === 'session') return 'signed-out';
    return kind === 'not-found' || kind === 'forbidden' ? 'gone' : 'moving';
  }
}

/** Long enough to read it and to reach the link. */
const hideAfterMs = 8000;

function tell(ended: readonly CurveImport[]): void {
  const done = ended.filter(({ state }) => state === 'done');
  const [first] = done;
  if (first && done.length === 1) tellOne(first);
  if (done.length > 1) tellMany(done);
  for (const { id, fileName, message, state } of ended) {
    if (state !== 'unreadable') continue;
    notify(
      <Told to={`/company/importaciones/${id}`} link="Ver">
        No se ha podido importar <bdi>{fileName}</bdi>. {message}
      </Told>,
      { kind: 'error', hideAfterMs: false, id: `import-${id}` },
    );
  }
}

const tellOne = ({ id, result }: CurveImport) =>
  notify(
    <Told to={`/company/importaciones/${id}`} link="Ver el resultado">
      Importación terminada{result && `: ${resultInWords(result)}`}
    </Told>,
    { kind: 'success', hideAfterMs, id: `import-${id}` },
  );

function tellMany(done: readonly CurveImport[]): void {
  const added = done.reduce((sum, { result }) => sum + (result?.added ?? 0), 0);
  notify(
    <Told to="/company/importaciones" link="Ver los resultados">
      {count(done.length, 'importación terminada', 'importaciones terminadas')}:{' '}
      {count(added, 'lectura nueva', 'lecturas nuevas')}
    </Told>,
    { kind: 'success', hideAfterMs, id: `imports-${done.map(({ id }) => id).join()}` },
  );
}
