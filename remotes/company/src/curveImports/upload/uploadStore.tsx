import { HttpError, notify } from '@vatio/platform';
import { messageOf } from '@vatio/ui/layout';
import { sendCurveFile } from '../curveImportApi';
import { Told } from '../Told';
import { refusalOf } from './curveFile';
import { importPage } from './handedOver';
import { createUploads, isUploads, type Upload, type Uploads } from './uploads';

/**
 * The page's store for files on their way: a module would be too short-lived, since another version of the
 * section has modules of its own. The number is the version of their form.
 */
const inPage = Symbol.for('vatio/company/uploads/1');

const own = createUploads({ send: sendCurveFile, refusalOf, messageOf, onFailed: tell });

/** The browser asks before the page is closed or reloaded: only that stops files on their way. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}
own.subscribe(() => {
  const isBusy = own.get().some(({ state }) => state === 'waiting' || state === 'sending');
  if (isBusy) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
});

/** The uploads of another version of the section while it has any: they are shown here, and go on there. */
export function uploadsInUse(): Uploads {
  const page: typeof window & { [inPage]?: unknown } = window;
  const kept = page[inPage];
  if (isUploads(kept) && kept.get().length > 0) return kept;
  page[inPage] = own;
  return own;
}

/** Says what failed, unless the list is on screen; one notice for all files. */
function tell({ file, message }: Upload, error: unknown): void {
  const isSignedOut = error instanceof HttpError && error.kind === 'session';
  if (isSignedOut || window.location.pathname === importPage) return;
  const { length } = own.get().filter(({ state }) => state === 'failed');
  notify(
    <Told to={importPage} link="Ver">
      {length > 1 ? `No se han podido enviar ${length} ficheros.` : 'No se ha podido enviar '}
      {length === 1 && <bdi>{file.name}</bdi>}
      {length === 1 && '.'} {message}
    </Told>,
    { kind: 'error', hideAfterMs: false, id: 'uploads-failed' },
  );
}
