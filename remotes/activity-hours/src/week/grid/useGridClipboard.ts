import { notify } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { notifyUndo } from '@vatio/ui/layout';
import type { ClipboardEvent } from 'react';
import type { CellStore } from '../cells/cellStore';
import { type Block, blockOf, type Place, pasteAt, placesOf, readBlock, writeBlock } from './block';
import { placeOf } from './gridDom';
import type { Marked } from './useGridKeys';

export interface GridClipboardOptions {
  readonly store: CellStore;
  readonly size: { readonly rows: number; readonly columns: number };
  readonly marked: Marked | undefined;
  /** The key of a square that can be written; undefined: it cannot, or there is none. */
  readonly openKeyAt: (place: Place) => string | undefined;
  readonly keyAt: (place: Place) => string;
}

/** Copies and pastes blocks as text with tabs, as sheets do; one value alone is the browser's own affair. */
export function useGridClipboard(options: GridClipboardOptions) {
  const { store, size, marked, openKeyAt, keyAt } = options;

  /** Writes, and says so with a way back. @returns how many squares could not be written */
  const put = (values: readonly (Place & { readonly text: string })[], did: string): number => {
    const open = values.flatMap(({ text, ...place }) => {
      const key = openKeyAt(place);
      return key !== undefined && store.text(key) !== text ? [[key, text] as const] : [];
    });
    const step = store.write(open);
    const closed = values.filter((value) => value.text !== '' && openKeyAt(value) === undefined);
    if (open.length > 0 && did) {
      notifyUndo({
        text: `${count(open.length, 'celda', 'celdas')} ${did}`,
        onUndo: () => void store.undo(step),
      });
    }
    return closed.length;
  };

  const blockAt = (place: Place): Block =>
    marked ? blockOf(marked.anchor, marked.head) : blockOf(place, place);

  const onCopy = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    if (!place || !marked) return;
    const text = writeBlock(blockAt(place), (one) => store.text(keyAt(one)));
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const pasted = readBlock(event.clipboardData.getData('text/plain'));
    const isOne = pasted.length === 1 && pasted[0]?.length === 1;
    if (!place || (isOne && !marked)) return;
    event.preventDefault();
    const { values, outside } = pasteAt(pasted, blockAt(place), size);
    const left = outside + put(values, 'pegadas');
    if (left === 0) return;
    const text = count(left, 'valor no se ha pegado', 'valores no se han pegado');
    notify(`${text}: no caben, o sus días no se pueden escribir.`, { kind: 'warning' });
  };
  const onClear = (block: Block) => {
    put(
      placesOf(block).map((place) => ({ ...place, text: '' })),
      '',
    );
  };
  return { onCopy, onPaste, onClear };
}
