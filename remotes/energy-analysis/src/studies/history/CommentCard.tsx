import { useQuery } from '@tanstack/react-query';
import type { Study, StudyEventsAnswer } from '@vatio/contracts/energyAnalysis/studies';
import { useHasRole } from '@vatio/platform';
import { count, dateTime } from '@vatio/ui/format';
import { ActionButton, Card, Failure, Loaded } from '@vatio/ui/layout';
import { useId, useState } from 'react';
import { studyEventsQuery, useCommentStudy } from '../detail/detailApi';
import { stateLabels } from '../studyWords';

type StudyEvent = StudyEventsAnswer['rows'][number];

/** Who did what with the study, and what they say of it. */
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
                <div className="text-break" style={{ whiteSpace: 'pre-wrap' }}>
                  {inWords(event)}
                </div>
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
  if (kind === 'calculated') return `Cálculo ${calculation ?? ''}`;
  if (kind === 'state' && state) return `Pasa a «${stateLabels[state]}»`;
  return 'Estudio creado';
}

function NewComment({ studyId }: { readonly studyId: string }) {
  const [text, setText] = useState('');
  const comment = useCommentStudy(studyId);
  const id = useId();
  const send = () => comment.mutate({ text }, { onSuccess: () => setText('') });
  return (
    <div className="mb-3">
      <label className="form-label" htmlFor={id}>
        Comentario
      </label>
      <textarea
        id={id}
        className="form-control mb-2"
        rows={2}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Failure error={comment.error} />
      <ActionButton
        look="outline-primary"
        isOff={text.trim() === ''}
        busy={comment.isPending && 'Guardando…'}
        onClick={send}
      >
        Comentar
      </ActionButton>
    </div>
  );
}
