import { useMutation } from '@tanstack/react-query';
import { useDraft, useUnsavedChanges } from '@vatio/platform';
import { useState } from 'react';
import { proposeMapping } from '../file/headers';
import { rememberedMapping, rememberMapping } from '../file/mappingMemory';
import { markOf, type Reading } from '../file/pointImport';
import { readPointFile } from '../file/readFile';
import type { PointTable } from '../file/table';

/** A file that was read, and how it is to be understood. */
export interface ChosenFile {
  readonly table: PointTable;
  readonly reading: Reading;
  /** The sheets of a workbook, and which one it is; none for a CSV, and none after a reload. */
  readonly sheets: readonly string[];
  readonly sheet: string;
}

interface Chosen {
  readonly file: File;
  readonly sheet?: string;
}

/** How the columns of a table are understood at first: as the last time, or by their names. */
function readingOf(table: PointTable): Reading {
  const mapping = rememberedMapping(table.headers) ?? proposeMapping(table.headers);
  return { mapping, mark: markOf(table, mapping) };
}

/**
 * The file that is being imported. What was read of it is kept as a draft, so that it is there again
 * after a forced logout; how its columns are understood, for the next file that has the same.
 */
export function useChosenFile() {
  const { draft, saveDraft, clearDraft } = useDraft<ChosenFile>('company/points/import');
  const [chosen, setChosen] = useState(draft);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const letGo = useUnsavedChanges(chosen !== undefined);

  const keep = (next: ChosenFile) => {
    setChosen(next);
    saveDraft({ ...next, sheets: [] });
  };
  const read = useMutation({
    mutationFn: ({ file, sheet }: Chosen) => readPointFile(file, sheet),
    onSuccess: (found) => {
      setRestored(false);
      keep({ ...found, reading: readingOf(found.table) });
    },
  });

  return {
    chosen,
    isRestored,
    /** The file itself, as long as it was chosen in this page: another of its sheets can be read. */
    file: read.variables?.file,
    isReading: read.isPending,
    error: read.error,
    choose: (file: File, sheet?: string) => read.mutate({ file, ...(sheet && { sheet }) }),
    understand: (reading: Reading) => chosen && keep({ ...chosen, reading }),
    /** Columns that were accepted are the ones to propose the next time. */
    remember: () => chosen && rememberMapping(chosen.table.headers, chosen.reading.mapping),
    /** Nothing is to be lost any more: leaving does not ask. */
    done: () => {
      letGo();
      clearDraft();
    },
    discard: () => {
      letGo();
      clearDraft();
      read.reset();
      setRestored(false);
      setChosen(undefined);
    },
  };
}
export type ChosenFileState = ReturnType<typeof useChosenFile>;
