import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  NewOffers,
  OfferChange,
  OfferChoice,
  OfferCopy,
  OffersElsewhere,
  StudyOffersAnswer,
} from '@vatio/contracts/energy-analysis/offers';
import { HttpError, http } from '@vatio/platform';
import { studyKey } from '../studies/studyApi';

const addressOf = (studyId: string) => `studies/${encodeURIComponent(studyId)}/offers`;

/** Every change of the study reads it again. */
export const offersQuery = (studyId: string) =>
  queryOptions({
    queryKey: [...studyKey, 'one', studyId, '/offers'],
    queryFn: async ({ signal }) =>
      (await http.get<StudyOffersAnswer>(addressOf(studyId), { signal })).data,
  });

/** Offers of other studies. */
export const elsewhereQuery = (studyId: string, q: string) =>
  queryOptions({
    queryKey: [...studyKey, 'elsewhere', studyId, q],
    queryFn: async ({ signal }) => {
      const params = q ? { q } : {};
      const address = `${addressOf(studyId)}/elsewhere`;
      return (await http.get<OffersElsewhere>(address, { params, signal })).data;
    },
  });

/**
 * A change of a study's offers: after it, and after a conflict with another person's change, the study is
 * read again.
 */
function useOfferAction<Sent>(send: (sent: Sent) => Promise<StudyOffersAnswer>) {
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey: studyKey });
  return useMutation({
    mutationFn: send,
    onSuccess: readAgain,
    onError: (error) => {
      if (error instanceof HttpError && error.kind === 'conflict') void readAgain();
    },
  });
}

type Sent<Body> = Omit<Body, 'version'>;

/** @param version of the study, as its offers were read */
export function useOfferActions(studyId: string, version: number) {
  const address = addressOf(studyId);
  const one = (id: string) => `${address}/${encodeURIComponent(id)}`;
  return {
    add: useOfferAction(
      async (sent: Sent<NewOffers>) =>
        (await http.post<StudyOffersAnswer>(address, { ...sent, version })).data,
    ),
    copy: useOfferAction(
      async (sent: Sent<OfferCopy>) =>
        (await http.post<StudyOffersAnswer>(`${address}/copy`, { ...sent, version })).data,
    ),
    change: useOfferAction(
      async ({ id, ...sent }: OfferChange & { readonly id: string }) =>
        (await http.put<StudyOffersAnswer>(one(id), sent)).data,
    ),
    choose: useOfferAction(
      async (sent: Sent<OfferChoice>) =>
        (await http.put<StudyOffersAnswer>(`${address}/choice`, { ...sent, version })).data,
    ),
    remove: useOfferAction(
      async (id: string) =>
        (await http.post<StudyOffersAnswer>(`${one(id)}/delete`, { version })).data,
    ),
    restore: useOfferAction(
      async (of: { readonly id: string; readonly version: number }) =>
        (await http.post<StudyOffersAnswer>(`${one(of.id)}/restore`, { version: of.version })).data,
    ),
  };
}
export type OfferActions = ReturnType<typeof useOfferActions>;
