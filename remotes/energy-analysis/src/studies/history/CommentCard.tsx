import { useQuery } from '@tanstack/react-query';
import {
  type NewStudyComment,
  newStudyCommentSchema,
  type Study,
  type StudyEventsAnswer,
} from '@vatio/contracts/energy-analysis/studies';
import { studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';
import { useHasRole } from '@vatio/platform';
import { count, dateTime } from '@vatio/ui/format';
import { Field, FormActions, FormAlert, RestoredDraft, useSavedForm } from '@vatio/ui/forms';
import { Card, Loaded } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { studyEventsQuery, useCommentStudy } from '../detail/detailApi';
import { factOfEvent } from '../studyFacts';
import { withdrawnPath } from '../studyPaths';

type StudyEvent = StudyEventsAnswer['rows'][number];

/** The history of the study, with people's comments. */
export function CommentCard({ study }: { readonly study: Study }) {
  const canComment = useHasRole('admin', 'writer');
  const events = useQuery(studyEventsQuery(study.id));
  return (
    <Card title="Historia y comentarios">
      {canComment && <NewComment studyId={study.id} />}
      <Loaded query={events} loading="Cargando la historia…" what="la historia del estudio">
        {({ rows, total }) => (
          <ol className="list-unstyled mb-0">
            {rows.map((event) => (
              <li key={event.id} className="border-top py-2">
                <div className="text-muted small">
                  {dateTime(event.at)} · <bdi>{event.actorName}</bdi>
                </div>
                <div
                  className="text-break"
                  style={{ whiteSpace: 'pre-wrap' }}
                  data-fact={factOfEvent(study.id, event.id)}
                >
                  {inWords(event)}
                </div>
                {event.kind === 'withdrawn' && (
                  <Link to={withdrawnPath(study.id, event.id)}>Ver el informe que se presentó</Link>
                )}
              </li>
            ))}
            {total > rows.length && (
              <li className="border-top py-2 text-muted">
                Y {count(total - rows.length, 'anotación anterior', 'anotaciones anteriores')}.
              </li>
            )}
          </ol>
        )}
      </Loaded>
    </Card>
  );
}

function inWords({ kind, state, calculation, text }: StudyEvent): string {
  if (kind === 'comment') return text;
  if (kind === 'withdrawn') return `Presentación retirada: ${text}`;
  if (kind === 'calculated') return `Cálculo ${calculation ?? ''}`;
  if (kind === 'state' && state) return `Pasa a «${studyRecord.fields.state.values[state]}»`;
  return 'Estudio creado';
}

function NewComment({ studyId }: { readonly studyId: string }) {
  const { form, restored, discardDraft } = useSavedForm({
    schema: newStudyCommentSchema,
    defaults: { text: '' },
    draftKey: `energy-analysis/comment/${studyId}`,
  });
  const comment = useCommentStudy(studyId);
  const send = (sent: NewStudyComment) => comment.mutate(sent, { onSuccess: discardDraft });
  return (
    <form className="mb-3" noValidate onSubmit={form.handleSubmit(send)}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <Field label="Comentario" error={form.formState.errors.text?.message}>
        {(a11y) => (
          <textarea className="form-control" rows={2} {...a11y} {...form.register('text')} />
        )}
      </Field>
      <FormAlert form={form} error={comment.error} />
      <FormActions pending={comment.isPending}>Comentar</FormActions>
    </form>
  );
}
