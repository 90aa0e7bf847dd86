import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  StudyPromise,
  StudyWithdrawal,
  WithdrawnPresentation,
} from '@vatio/contracts/energy-analysis/presentations';
import type {
  CalculateStudy,
  NewStudyComment,
  Study,
  StudyCalculation,
  StudyCalculationsAnswer,
  StudyChangesAnswer,
  StudyEventsAnswer,
  StudyStateChange,
  StudyVersion,
} from '@vatio/contracts/energy-analysis/studies';
import { HttpError, http } from '@vatio/platform';
import { notifyError } from '@vatio/ui/layout';
import { studyKey } from '../studyApi';

const addressOf = (id: string) => `studies/${encodeURIComponent(id)}`;
const oneKey = (id: string) => [...studyKey, 'one', id] as const;

/** Reads something below a study; every change of the study reads it again. */
const below = <Answer>(id: string, path: string, staleTime = 0) =>
  queryOptions({
    queryKey: [...oneKey(id), path],
    queryFn: async ({ signal }) =>
      (await http.get<Answer>(`${addressOf(id)}${path}`, { signal })).data,
    staleTime,
  });

export const studyQuery = (id: string) => below<Study>(id, '');

/** The present differences from the data that the last calculation saw. */
export const studyChangesQuery = (id: string) => below<StudyChangesAnswer>(id, '/changes');

export const calculationsQuery = (id: string) =>
  below<StudyCalculationsAnswer>(id, '/calculations');

/** One calculation: it never changes. */
export const calculationQuery = (id: string, number: number) =>
  below<StudyCalculation>(id, `/calculations/${number}`, Number.POSITIVE_INFINITY);

/** The saving that would count if it were presented as it is, or counts since it was. */
export const studyPromiseQuery = (id: string) => below<StudyPromise>(id, '/promise');

/** A presentation that was withdrawn: it never changes. */
export const withdrawnQuery = (id: string, withdrawalId: string) =>
  below<WithdrawnPresentation>(
    id,
    `/withdrawals/${encodeURIComponent(withdrawalId)}`,
    Number.POSITIVE_INFINITY,
  );

/** The newest are shown first; older events are only counted. */
const shownEvents = 50;
export const studyEventsQuery = (id: string) =>
  below<StudyEventsAnswer>(id, `/events?page=1&pageSize=${shownEvents}`);

/**
 * A change of one study. After it, and after a conflict with another person's change, the study and its
 * lists are read again, so that a second try applies to the study as it is.
 */
function useStudyAction<Sent, Answer>(
  mutationFn: (sent: Sent) => Promise<Answer>,
  { tells = false } = {},
) {
  const cache = useQueryClient();
  const readAgain = () => {
    void cache.invalidateQueries({ queryKey: studyKey });
  };
  return useMutation({
    mutationFn,
    onSuccess: readAgain,
    onError: (error) => {
      if (!(error instanceof HttpError && error.kind === 'conflict')) return;
      readAgain();
      if (tells) notifyError(error);
    },
  });
}

/**
 * A re-read study may no longer show the pressed button, nor the message beside it: a notice shows the
 * error.
 */
const told = { tells: true };

export const useCalculateStudy = ({ id, version }: Study) =>
  useStudyAction(
    async (chosen: Omit<CalculateStudy, 'version'>) =>
      (await http.post<Study>(`${addressOf(id)}/calculate`, { version, ...chosen })).data,
    told,
  );

export const useChangeStudyState = ({ id, version }: Study) =>
  useStudyAction(
    async (change: Omit<StudyStateChange, 'version'>) =>
      (await http.post<Study>(`${addressOf(id)}/state`, { version, ...change })).data,
    told,
  );

export const useWithdrawStudy = ({ id, version }: Study) =>
  useStudyAction(
    async ({ reason }: Pick<StudyWithdrawal, 'reason'>) =>
      (await http.post<Study>(`${addressOf(id)}/withdraw`, { version, reason })).data,
    told,
  );

/** Afterwards the list is read again, and not the study itself: there is none. */
export function useDeleteStudy({ id, version }: Study) {
  const cache = useQueryClient();
  const sent: StudyVersion = { version };
  return useMutation({
    mutationFn: async () => {
      await http.post(`${addressOf(id)}/delete`, sent);
    },
    onSuccess: () => {
      for (const part of ['list', 'summary']) {
        void cache.invalidateQueries({ queryKey: [...studyKey, part] });
      }
    },
    onError: (error) => {
      if (error instanceof HttpError && error.kind === 'conflict') {
        void cache.invalidateQueries({ queryKey: oneKey(id) });
      }
    },
  });
}

/** Brings a study back that was deleted as it is here: that was a change, too. */
export const useRestoreStudy = ({ id, version }: Study) =>
  useStudyAction(async () => {
    const sent: StudyVersion = { version: version + 1 };
    await http.post(`${addressOf(id)}/restore`, sent);
  });

export const useChangeNotes = ({ id }: Study) =>
  useStudyAction(
    async (change: { readonly version: number; readonly notes: string }) =>
      (await http.patch<Study>(addressOf(id), change)).data,
  );

export const useCommentStudy = (id: string) =>
  useStudyAction(async (comment: NewStudyComment) => {
    await http.post(`${addressOf(id)}/comments`, comment);
  });
