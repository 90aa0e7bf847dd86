import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { RowImport, RowImportAnswer } from '@vatio/contracts/imports/rows';
import { useDraft, useUnsavedChanges } from '@vatio/platform';
import { UnreadableFile } from '@vatio/sheets/table';
import { useState } from 'react';
import { proposeMapping } from '../file/headers';
import type { ImportSpec } from '../file/importSpec';
import { rememberedMapping, rememberMapping } from '../file/mappingMemory';
import { soundRows } from '../file/notes';
import { type ReadFile, readImportFile } from '../file/readFile';
import { markOf, type Reading, toImport } from '../file/rows';
import type { FileTable } from '../file/table';

/** A file that was read, and how it is to be understood. After a reload it has no sheets. */
export interface ChosenFile extends ReadFile {
  readonly reading: Reading;
}

type Sends<Answer> = UseMutationResult<Answer, Error, RowImport>;

export interface FileImportCalls<Answer> {
  /** Reports the outcome of each row, without writing. */
  readonly check: Sends<Answer>;
  /** Writes all rows, or none of them. */
  readonly run: Sends<Answer>;
}

/** The first reading of a table: its columns matched as the last time, or by their names. */
function readingOf(spec: ImportSpec, table: FileTable): Reading {
  const mapping = rememberedMapping(spec, table.headers) ?? proposeMapping(spec, table.headers);
  return { mapping, mark: markOf(spec, table, mapping) };
}

/**
 * An import from the choice of its file to its result. The content of the file is kept as a draft,
 * so that it is there again after a forced logout.
 *
 * @param onAgain forgets all of it, for another file
 */
export function useFileImport<Answer extends RowImportAnswer>(
  spec: ImportSpec,
  { check, run }: FileImportCalls<Answer>,
  onAgain: () => void,
) {
  const { draft, saveDraft, clearDraft } = useDraft<ChosenFile>(spec.draft);
  const [chosen, setChosen] = useState(draft);
  const letGo = useUnsavedChanges(chosen !== undefined);

  const keep = (next: ChosenFile) => {
    setChosen(next);
    saveDraft({ ...next, sheets: [] });
  };
  const read = useMutation({
    mutationFn: ({ file, sheet }: { readonly file: File; readonly sheet?: string }) =>
      readImportFile(spec, file, sheet),
    onSuccess: (found) => keep({ ...found, reading: readingOf(spec, found.table) }),
  });
  const end = () => {
    letGo();
    clearDraft();
  };
  const { error } = read;
  return {
    spec,
    chosen,
    read,
    check,
    run,
    isRestored: draft !== undefined,
    /** Why the file could not be read or checked. */
    failure: error instanceof UnreadableFile ? error.message : (error ?? check.error),
    understand: (reading: Reading) => chosen && keep({ ...chosen, reading }),
    startCheck: ({ table, reading }: ChosenFile) => {
      rememberMapping(spec, table.headers, reading.mapping);
      run.reset();
      check.mutate(toImport(spec, table, table.rows, reading));
    },
    startImport: ({ table, reading }: ChosenFile, checked: RowImportAnswer) =>
      run.mutate(toImport(spec, table, soundRows(checked, table), reading), { onSuccess: end }),
    startAgain: () => {
      end();
      onAgain();
    },
  };
}
export type FileImportFlow<Answer extends RowImportAnswer = RowImportAnswer> = ReturnType<
  typeof useFileImport<Answer>
>;

/** The subject of the cards in the later steps. */
export interface CheckedFile<Answer extends RowImportAnswer = RowImportAnswer> {
  readonly flow: FileImportFlow<Answer>;
  readonly chosen: ChosenFile;
  readonly answer: Answer;
}
