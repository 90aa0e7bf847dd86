import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  ConflictChoice,
  CurveImport,
  CurveImportListQuery,
  CurveImportRow,
  ImportProblem,
  Recheck,
} from '@vatio/contracts/company/imports/curveImports';
import { http } from '@vatio/platform';
import { changeEach } from '@vatio/ui/table';
import { supplyPointKey } from '../common/keys';
import { isMoving } from './curveImport';
import type { SendOptions } from './upload/uploads';

const key = ['curve-imports'] as const;

interface List<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Between two looks at what the API is doing: one import, and a list of them. */
const lookMs = 500;
const listLookMs = 2000;

/** One import. It is read again and again while the API is at work on it. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: async ({ signal }) => (await http.get<CurveImport>(addressOf(id), { signal })).data,
    staleTime: lookMs,
    refetchInterval: ({ state }) => (isMoving(state.data?.state) ? lookMs : false),
  });

/** A page of the list, the newest first. It is read again while the API is at work on one of them. */
export const importListQuery = (filter: Partial<CurveImportListQuery>) =>
  queryOptions({
    queryKey: [...key, 'list', filter],
    queryFn: async ({ signal }) =>
      (await http.get<List<CurveImportRow>>('curve-imports', { params: filter, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: listLookMs,
    refetchInterval: ({ state }) =>
      state.data?.rows.some((row) => isMoving(row.state)) ? listLookMs : false,
  });

/** The filter for the problems of an import. */
export interface ProblemFilter {
  readonly page: number;
  readonly pageSize: number;
  readonly severity?: ImportProblem['severity'];
}

/** @param read which reading of the file: after another one, the problems may be others */
export const problemsQuery = (id: string, filter: ProblemFilter, read: string) =>
  queryOptions({
    queryKey: [...key, 'problems', id, read, filter],
    queryFn: ({ signal }) => readProblems(id, filter, signal),
    placeholderData: keepPreviousData,
  });

/** @throws HttpError */
export const readProblems = async (id: string, params: ProblemFilter, signal: AbortSignal) =>
  (await http.get<List<ImportProblem>>(`${addressOf(id)}/problems`, { params, signal })).data;

/**
 * Sends a file as it is.
 *
 * @returns the id of its import
 * @throws HttpError; what axios throws when the signal stops it
 */
export async function sendCurveFile(
  file: File,
  { supplyPointId, signal, onProgress }: SendOptions,
) {
  const { data } = await http.post<CurveImport>('curve-imports', file, {
    params: { fileName: file.name, ...(supplyPointId && { supplyPointId }) },
    headers: { 'Content-Type': 'application/octet-stream' },
    // A slow line may need minutes for 25 MB; the person sees it move and can stop it.
    timeout: 0,
    signal,
    onUploadProgress: ({ loaded, total = file.size }) => onProgress(total ? loaded / total : 0),
  });
  return data.id;
}

/** Reads the file again: its point was chosen or exists now, or a person said how to read it. */
export const useRecheckImport = ({ id, version }: SeenImport) =>
  useImportMutation(async (sent: Omit<Recheck, 'version'>) => {
    await http.post(`${addressOf(id)}/check`, { ...sent, version });
  });

/** An import as the person saw it: the basis of their decision. */
export type SeenImport = Pick<CurveImportRow, 'id' | 'version'>;

export interface Confirmation extends SeenImport {
  readonly conflicts: ConflictChoice;
}

export const useConfirmImport = () =>
  useImportMutation(async ({ id, version, conflicts }: Confirmation) => {
    await http.post(`${addressOf(id)}/confirm`, { conflicts, version });
  });

export const useCancelImport = () =>
  useImportMutation(async (seen: SeenImport) => {
    await cancelImport(seen);
  });

export interface Cancellation {
  readonly imports: readonly SeenImport[];
  /** Called after each one, cancelled or not. */
  readonly onEach: () => void;
}

/** Cancels imports one after the other: says which were cancelled, and why the others were not, in order. */
export const useCancelImports = () =>
  useImportMutation(({ imports, onEach }: Cancellation) =>
    changeEach(imports, (seen) => cancelImport(seen).finally(onEach)),
  );

const cancelImport = ({ id, version }: SeenImport) =>
  http.post(`${addressOf(id)}/cancel`, { version });

export const useUndoImport = ({ id, version }: SeenImport) => {
  const cache = useQueryClient();
  return useImportMutation(async () => {
    await http.post(`${addressOf(id)}/undo`, { version });
    forgetCurves(cache);
  });
};

/** Curves and coverage were changed: those on screen are read again. */
export function forgetCurves(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: supplyPointKey });
  void cache.invalidateQueries({ queryKey: [...key, 'list'] });
}

const addressOf = (id: string) => `curve-imports/${encodeURIComponent(id)}`;

/**
 * Waits until the data on screen have been read again, so that no button reappears for a moment. Also after
 * a failure: a refusal mostly means that the import is in another state by now.
 */
function useImportMutation<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => cache.invalidateQueries({ queryKey: key }) });
}
