import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';
import { useHasRole } from '@vatio/platform';
import { Field, InPlaceForm, recordForm } from '@vatio/ui/forms';
import { Card } from '@vatio/ui/layout';
import { useChangeNotes } from '../detail/detailApi';
import { isOpen } from '../studyActions';
import { factOfStudy } from '../studyFacts';

const { notes } = studyRecord.fields;
const { schema, toForm, words, what } = recordForm({ ...studyRecord, fields: { notes } }).change;

/** The author's notes beside the figures. */
export function NotesCard({ study }: { readonly study: Study }) {
  const canWrite = useHasRole('admin', 'writer');
  return (
    <Card title={notes.label}>
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
    schema={schema}
    draftKey={`energy-analysis/notes/${study.id}`}
    stored={study}
    change={useChangeNotes(study)}
    toForm={toForm}
    toSend={(typed, version) => ({ ...typed, version })}
    words={words}
    what={what}
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
