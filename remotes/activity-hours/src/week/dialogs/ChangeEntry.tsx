import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Entry, EntryChange } from '@vatio/contracts/activity-hours/entries';
import { durationInWords } from '@vatio/records/duration';
import { InPlaceForm } from '@vatio/ui/forms';
import { messageOf } from '@vatio/ui/layout';
import { useEffect, useEffectEvent } from 'react';
import { subjectNameQuery } from '../../common/subjectApi';
import { changeEntry, deleteEntry } from '../../entries/entryApi';
import { offerRestore } from '../cells/restoreApi';
import { EntryFields } from './EntryFields';
import { entryFormSchema, entryWords, toForm, toSend } from './entryForm';

export interface ChangeEntryProps {
  readonly entry: Entry;
  /** Something is stored, brought back or gone: weeks and lists are old. */
  readonly onChange: () => void;
  /** This entry is done with. */
  readonly onDone: () => void;
}

/** An entry of a square: its note, duration and whether it is billable; and its end. */
export function ChangeEntry({ entry, onChange, onDone }: ChangeEntryProps) {
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: (sent: EntryChange) => changeEntry(entry.id, sent),
    onSuccess: onChange,
  });
  const remove = useMutation({
    mutationFn: () => deleteEntry(entry),
    onSuccess: () => {
      onChange();
      offerRestore([entry], onChange);
    },
  });
  const isDone = change.isSuccess || remove.isSuccess;
  const done = useEffectEvent(onDone);
  // Only now: the form has forgotten its draft.
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);

  if (entry.isLocked) {
    return (
      <p>
        {durationInWords(entry.minutes)}
        {entry.note && `: ${entry.note}`}
      </p>
    );
  }
  return (
    <>
      <InPlaceForm
        schema={entryFormSchema}
        draftKey={`activity-hours/entry/${entry.id}`}
        stored={entry}
        change={change}
        toForm={toForm}
        toSend={(values, version) => ({ ...toSend(values), version })}
        words={entryWords((field, id) => cache.getQueryData(subjectNameQuery(field, id).queryKey))}
        what="este apunte"
        savedMessage="Apunte guardado"
        submit="Guardar"
      >
        {(form) => <EntryFields form={form} clientId={entry.client.id} entry={entry} />}
      </InPlaceForm>
      {remove.error && (
        <p className="alert alert-danger mt-2 mb-0" role="alert">
          {messageOf(remove.error)}
        </p>
      )}
      <button
        type="button"
        className="btn btn-sm btn-outline-danger mt-2"
        aria-disabled={remove.isPending}
        onClick={() => remove.isPending || remove.mutate()}
      >
        Borrar el apunte
      </button>
    </>
  );
}
