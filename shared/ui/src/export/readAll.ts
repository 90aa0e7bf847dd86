import type { OnProgress } from './exportColumn';
import { readAllPages } from './readAllPages';

/** The largest page that the API gives. */
const pageSize = 1000;

/** A query, and the page of it that is read. */
type Paged<Query> = Query & { readonly page: number; readonly pageSize: number };

/** Every page of a list, for an `ExportMenu`. */
export const readAll =
  <Query extends object, Row>(
    readPage: (
      query: Paged<Query>,
      signal: AbortSignal,
    ) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
    query: Query,
  ) =>
  (signal: AbortSignal, onProgress: OnProgress) =>
    readAllPages((page) => readPage({ ...query, page, pageSize }, signal), { signal, onProgress });
