import { type Study, studyChangeSchema } from '@vatio/contracts/energy-analysis/studies';
import { useHasRole } from '@vatio/platform';
import { Field, InPlaceForm } from '@vatio/ui/forms';
import { Card } from '@vatio/ui/layout';
import { useChangeNotes } from '../detail/detailApi';
import { isOpen } from '../studyActions';
import { factOfStudy } from '../studyFacts';

const notesSchema = studyChangeSchema.pick({ notes: true });
const notesWords = {
  fields: ['notes'] as const,
  labelOf: () => 'Notas',
  inWords: (_field: 'notes', value: unknown) => (value ? String(value) : undefined),
};

/** The author's notes beside the figures. */
export function NotesCard({ study }: { readonly study: Study }) {
  const canWrite = useHasRole('admin', 'writer');
  return (
    <Card title="Notas">
      {canWrite && isOpen(study) ? (
        <NotesForm key={study.id} study={study} />
      ) : (
        <p
          className="mb-0 text-break"
          style={{ whiteSpace: 'pre-wrap' }}
          data-fact={`${factOfStudy(study.id)}:notes`}
        >
          {study.notes || <span className="text-muted">Sin notas</span>}
        </p>
      )}
    </Card>
  );
}

const NotesForm = ({ study }: { readonly study: Study }) => (
  <InPlaceForm
    schema={notesSchema}
    draftKey={`energy-analysis/notes/${study.id}`}
    stored={study}
    change={useChangeNotes(study)}
    toForm={({ notes }) => ({ notes })}
    toSend={({ notes }, version) => ({ notes, version })}
    words={notesWords}
    what="este estudio"
    savedMessage="Notas guardadas"
    submit="Guardar las notas"
  >
    {(form) => (
      <Field label="Notas del estudio" error={form.formState.errors.notes?.message}>
        {(a11y) => (
          <textarea
            className="form-control"
            rows={4}
            data-fact={`${factOfStudy(study.id)}:notes`}
            {...a11y}
            {...form.register('notes')}
          />
        )}
      </Field>
    )}
  </InPlaceForm>
);
