import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  Entry,
  EntryChange,
  EntryListAnswer,
  EntryQuery,
  NewEntryRequest,
} from '@vatio/contracts/activity-hours/entries';
import { http } from '@vatio/platform';
import { hoursKey } from '../common/hoursApi';

const addressOf = (id: string) => `hours/entries/${encodeURIComponent(id)}`;

/** Sent again it is not written again: the page made the id. @throws HttpError */
export const createEntry = async (entry: NewEntryRequest) =>
  (await http.post<Entry>('hours/entries', entry)).data;

/** @throws HttpError, 409 with both versions after another change */
export const changeEntry = async (id: string, change: EntryChange) =>
  (await http.patch<Entry>(addressOf(id), change)).data;

export interface EntryToDelete {
  readonly id: string;
  readonly version: number;
}

/** It can be brought back. @throws HttpError */
export const deleteEntry = async ({ id, version }: EntryToDelete): Promise<void> => {
  await http.delete(addressOf(id), { params: { version } });
};

/** @throws HttpError */
export const restoreEntry = async ({ id }: Pick<EntryToDelete, 'id'>): Promise<void> => {
  await http.post(`${addressOf(id)}/restore`);
};

/** @throws HttpError */
export const readEntries = async (filter: Partial<EntryQuery>, signal: AbortSignal) =>
  (await http.get<EntryListAnswer>('hours/entries', { params: filter, signal })).data;

/** A page of the list, with the sums of all pages. The one before stays on screen until it is here. */
export const entryListQuery = (filter: Partial<EntryQuery>) =>
  queryOptions({
    queryKey: [...hoursKey, 'list', filter],
    queryFn: ({ signal }) => readEntries(filter, signal),
    placeholderData: keepPreviousData,
  });
