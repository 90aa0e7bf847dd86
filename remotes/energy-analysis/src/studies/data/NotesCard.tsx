import type { Study } from '@vatio/contracts/energyAnalysis/studies';
import { notify, useHasRole } from '@vatio/platform';
import { ActionButton, Card, Failure } from '@vatio/ui/layout';
import { useId, useState } from 'react';
import { useChangeNotes } from '../detail/detailApi';
import { isOpen } from '../studyActions';

const mostCharacters = 4000;

/** What the author wants to keep beside the figures. */
export function NotesCard({ study }: { readonly study: Study }) {
  const canWrite = useHasRole('admin', 'writer');
  return (
    <Card title="Notas">
      {canWrite && isOpen(study) ? (
        <NotesField study={study} />
      ) : (
        <p className="mb-0 text-break" style={{ whiteSpace: 'pre-wrap' }}>
          {study.notes || <span className="text-muted">Sin notas</span>}
        </p>
      )}
    </Card>
  );
}

function NotesField({ study }: { readonly study: Study }) {
  // Kept while somebody else changes the study: nothing typed is lost.
  const [notes, setNotes] = useState(study.notes);
  const change = useChangeNotes(study);
  const id = useId();
  const save = () =>
    change.mutate(
      { version: study.version, notes },
      { onSuccess: () => notify('Notas guardadas', { kind: 'success' }) },
    );
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        Notas del estudio
      </label>
      <textarea
        id={id}
        className="form-control mb-2"
        rows={4}
        maxLength={mostCharacters}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
      <Failure error={change.error} />
      <ActionButton
        look="outline-primary"
        isOff={notes.trim() === study.notes}
        busy={change.isPending && 'Guardando…'}
        onClick={save}
      >
        Guardar las notas
      </ActionButton>
    </>
  );
}
