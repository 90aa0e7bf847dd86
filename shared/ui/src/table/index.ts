export { BulkBar, type BulkBarProps } from './BulkBar';
export { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice';
export { type ChipWords, chipsOf } from './chipsOf';
export type { Column } from './column';
export { DataTable, type DataTableProps } from './DataTable';
export { DayFilter, type DayFilterProps } from './DayFilter';
export { type FilterChip, FilterChips, type FilterChipsProps } from './FilterChips';
export { type FilterOption, FilterSelect, type FilterSelectProps } from './FilterSelect';
export { ListPagination, type ListPaginationProps } from './ListPagination';
export { type ListRead, ListStates, type ListStatesProps } from './ListStates';
export { ClearFilters, NoMatches, type NoMatchesProps } from './NoMatches';
export { Pagination, type PaginationProps } from './Pagination';
export { SearchBox, type SearchBoxProps } from './SearchBox';
export { TableSkeleton, type TableSkeletonProps } from './TableSkeleton';
export { Toolbar, type ToolbarProps } from './Toolbar';
export { type ChosenColumns, useColumnChoice } from './useColumnChoice';
export {
  type ListChange,
  type ListDefaults,
  type ListQuery,
  type ListState,
  type PageSize,
  useListState,
} from './useListState';
export { type Selection, useSelection } from './useSelection';
