import { Pagination } from './Pagination';
import type { ListState } from './useListState';

export interface ListPaginationProps {
  readonly list: Pick<ListState<never>, 'page' | 'pageSize' | 'change'>;
  /** Rows in all pages. */
  readonly total: number;
}

/** The pages of a list with its page in the URL. */
export const ListPagination = ({ list, total }: ListPaginationProps) => (
  <Pagination
    page={list.page}
    pageSize={list.pageSize}
    total={total}
    onPage={(page) => list.change({ page })}
    onPageSize={(pageSize) => list.change({ pageSize })}
  />
);
