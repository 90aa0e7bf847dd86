import { messageOf } from '@vatio/ui/layout';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { sendCurveFile } from '../../api/curveImports';
import { refusalOf } from '../../model/curveImportFile';
import { createUploads, type Upload, type Uploads } from '../../model/uploads';
import { useMyKey } from './useMyKey';

const store = createUploads({ send: sendCurveFile, refusalOf, messageOf });
let owner = '';
const nobodys: readonly Upload[] = [];

/** The browser asks before the page is closed or reloaded: only that stops files on their way. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}
store.subscribe(() => {
  const isBusy = store.get().some(({ state }) => state === 'waiting' || state === 'sending');
  if (isBusy) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
});

/** The files that I chose, and what can be done with them. The page can be left meanwhile. */
export function useUploads(): {
  readonly uploads: readonly Upload[];
  readonly actions: Pick<Uploads, 'add' | 'remove' | 'retry' | 'clear'>;
} {
  const me = useMyKey();
  // What one person chose is not for the next who signs in here.
  useLayoutEffect(() => {
    if (owner !== me) store.clear();
    owner = me;
  }, [me]);
  const uploads = useSyncExternalStore(store.subscribe, store.get);
  return { uploads: owner === me ? uploads : nobodys, actions: store };
}
