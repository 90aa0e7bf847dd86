import { useQueryClient } from '@tanstack/react-query';
import type { Entry } from '@vatio/contracts/activity-hours/entries';
import type { Week } from '@vatio/contracts/activity-hours/weeks';
import { useDraft, useUnsavedChanges } from '@vatio/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hoursKey } from '../../common/hoursApi';
import type { Row } from '../../common/row';
import type { ShownWeek } from '../shownWeek';
import { readWeek, weekQuery } from '../weekApi';
import { entriesByCell, rowKey, rowsOf } from './cell';
import { saveCell } from './cellApi';
import { CellStore, type KeptEdits } from './cellStore';
import { offerRestore, restoreAll } from './restoreApi';

/** The data that survive a reload: unsaved edits, and the lines, which may have no entries. */
interface WeekDraft {
  readonly rows: readonly Row[];
  readonly edits: KeptEdits;
}

/** The squares of a week until they are stored, over reloads too. The same store for a mounted week. */
export function useCellStore(shown: ShownWeek) {
  const cache = useQueryClient();
  const { draft, saveDraft, clearDraft } = useDraft<WeekDraft>(draftName(shown));
  const [made] = useState(() => {
    const { queryKey } = weekQuery(shown);
    let kept: WeekDraft = { rows: draft?.rows ?? [], edits: draft?.edits ?? {} };
    const keep = (change: Partial<WeekDraft>) => {
      kept = { ...kept, ...change };
      const week = cache.getQueryData(queryKey);
      const stored = new Set(week ? rowsOf(week).map(rowKey) : []);
      const isStored = kept.rows.every((row) => stored.has(rowKey(row)));
      if (isStored && Object.keys(kept.edits).length === 0) clearDraft();
      else saveDraft(kept);
    };
    const entriesOf = readerOfCells(() => cache.getQueryData(queryKey));
    const change = async (next: (week: Week) => Week) => {
      // An answer that is on its way does not know of this yet.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, (week) => week && next(week));
      // The page hears of it in a task of its own, but of the store at once. In between a square would be drawn
      // empty, and what is marked in it for the next key would not be marked any more.
      await new Promise((resolve) => setTimeout(resolve));
    };
    const readAgain = () => void cache.invalidateQueries({ queryKey: hoursKey });
    const store = new CellStore(
      {
        entriesOf,
        readNow: async (key) => {
          const week = await readWeek(shown);
          await change(() => week);
          return entriesOf(key);
        },
        save: (save) => saveCell(save, shown.userId),
        onSaved: (entry, goneId) => change((week) => withEntry(week, entry, goneId)),
        onIdle: (deleted) => {
          readAgain();
          offerRestore(deleted, readAgain);
        },
        restore: (deleted) => restoreAll(deleted, readAgain),
        keep: (edits) => keep({ edits }),
      },
      kept.edits,
    );
    return { store, keptRows: kept.rows, keepRows: (rows: readonly Row[]) => keep({ rows }) };
  });
  const { store } = made;

  useEffect(() => {
    const retryAll = () => store.retryAll();
    window.addEventListener('online', retryAll);
    return () => {
      window.removeEventListener('online', retryAll);
      // The square that had the focus was never left.
      store.leaveAll();
    };
  }, [store]);
  // Not each key that is typed: only this fact renders the sheet.
  const isStuck = useSyncExternalStore(store.subscribe, store.isStuck);
  useUnsavedChanges(isStuck);
  return made;
}

const draftName = ({ monday, userId }: ShownWeek): string =>
  ['activity-hours/week', monday, userId].filter(Boolean).join('/');

/** Looks up the entries of a square in the week as it is known now. */
function readerOfCells(read: () => Week | undefined) {
  let known: Week | undefined;
  let cells: ReadonlyMap<string, readonly Entry[]> = new Map();
  return (key: string): readonly Entry[] => {
    const week = read();
    if (week !== known) {
      known = week;
      cells = week ? entriesByCell(week) : new Map();
    }
    return cells.get(key) ?? [];
  };
}

function withEntry(week: Week, entry: Entry | undefined, goneId: string | undefined): Week {
  const rest = week.entries.filter(({ id }) => id !== goneId);
  const isKnown = rest.some(({ id }) => id === entry?.id);
  if (isKnown) return { ...week, entries: rest.map((one) => (one.id === entry?.id ? entry : one)) };
  return { ...week, entries: entry ? [...rest, entry] : rest };
}
