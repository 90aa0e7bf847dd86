import { useMutation } from '@tanstack/react-query';
import { useDraft, useUnsavedChanges } from '@vatio/platform';
import { UnreadableFile } from '@vatio/sheets/table';
import { useState } from 'react';
import { proposeMapping } from '../file/headers';
import { rememberedMapping, rememberMapping } from '../file/mappingMemory';
import {
  markOf,
  type PointImportAnswer,
  type Reading,
  soundRows,
  toImport,
} from '../file/pointImport';
import { type ReadFile, readPointFile } from '../file/readFile';
import type { PointTable } from '../file/table';
import { useCheckPoints, useImportPoints } from '../pointImportApi';

/** A file that was read, and how it is to be understood. After a reload it has no sheets. */
export interface ChosenFile extends ReadFile {
  readonly reading: Reading;
}

/** How the columns of a table are understood at first: as the last time, or by their names. */
function readingOf(table: PointTable): Reading {
  const mapping = rememberedMapping(table.headers) ?? proposeMapping(table.headers);
  return { mapping, mark: markOf(table, mapping) };
}

/**
 * An import from the choice of its file to its result. The content of the file is kept as a draft,
 * so that it is there again after a forced logout.
 *
 * @param onAgain forgets all of it, for another file
 */
export function usePointImport(onAgain: () => void) {
  const { draft, saveDraft, clearDraft } = useDraft<ChosenFile>('company/points/import');
  const [chosen, setChosen] = useState(draft);
  const letGo = useUnsavedChanges(chosen !== undefined);
  const check = useCheckPoints();
  const run = useImportPoints();

  const keep = (next: ChosenFile) => {
    setChosen(next);
    saveDraft({ ...next, sheets: [] });
  };
  const read = useMutation({
    mutationFn: ({ file, sheet }: { readonly file: File; readonly sheet?: string }) =>
      readPointFile(file, sheet),
    onSuccess: (found) => keep({ ...found, reading: readingOf(found.table) }),
  });
  const end = () => {
    letGo();
    clearDraft();
  };
  const { error } = read;
  return {
    chosen,
    read,
    check,
    run,
    isRestored: draft !== undefined,
    /** Why the file could not be read or checked. */
    failure: error instanceof UnreadableFile ? error.message : (error ?? check.error),
    understand: (reading: Reading) => chosen && keep({ ...chosen, reading }),
    startCheck: ({ table, reading }: ChosenFile) => {
      rememberMapping(table.headers, reading.mapping);
      run.reset();
      check.mutate(toImport(table, table.rows, reading));
    },
    startImport: ({ table, reading }: ChosenFile, checked: PointImportAnswer) =>
      run.mutate(toImport(table, soundRows(checked, table), reading), { onSuccess: end }),
    startAgain: () => {
      end();
      onAgain();
    },
  };
}
export type PointImportFlow = ReturnType<typeof usePointImport>;

/** What the cards of the later steps are about. */
export interface CheckedFile {
  readonly flow: PointImportFlow;
  readonly chosen: ChosenFile;
  readonly answer: PointImportAnswer;
}
