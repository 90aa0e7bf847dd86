export { PopoverButton, type PopoverButtonProps } from '../popover/PopoverButton';
export type { FilterFacts, ListFacts } from '../records/listFacts';
export {
  type ReadPage,
  RecordList,
  type RecordListProps,
  RecordRows,
  type RecordRowsProps,
  RecordToolbar,
  type ShownList,
  useShownList,
} from '../records/RecordList';
export { recordColumns } from '../records/recordColumns';
export type { Column } from './column';
export { ColumnChoice, type ColumnChoiceProps } from './columns/ColumnChoice';
export { type ChosenColumns, useColumnChoice } from './columns/useColumnChoice';
export { DataTable, type DataTableProps } from './DataTable';
export { type ChipWords, chipsOf } from './filters/chipsOf';
export { DayFilter, type DayFilterProps } from './filters/DayFilter';
export { FilterButton, type FilterButtonProps } from './filters/FilterButton';
export { type FilterChip, FilterChips, type FilterChipsProps } from './filters/FilterChips';
export { type FilterOption, FilterSelect, type FilterSelectProps } from './filters/FilterSelect';
export { SearchBox, type SearchBoxProps } from './filters/SearchBox';
export { ListPagination, type ListPaginationProps } from './ListPagination';
export { type ListRead, ListStates, type ListStatesProps } from './ListStates';
export { ListToolbar, type ListToolbarProps } from './ListToolbar';
export { ClearFilters, NoMatches, type NoMatchesProps } from './NoMatches';
export { Pagination, type PaginationProps } from './Pagination';
export {
  type FigureColumn,
  type FigureRow,
  FigureTable,
  type FigureTableProps,
  type KeyedFigure,
} from './scroll/FigureTable';
export { PeriodTable, type PeriodTableProps, periodHeaders } from './scroll/PeriodTable';
export { ScrollBox, type ScrollBoxProps } from './scroll/ScrollBox';
export { BulkBar, type BulkBarProps } from './selection/BulkBar';
export { type ChangedEach, changeEach } from './selection/changeEach';
export { type Selection, useSelection } from './selection/useSelection';
export { TableSkeleton, type TableSkeletonProps } from './TableSkeleton';
export { Toolbar, type ToolbarProps } from './Toolbar';
export {
  type ListChange,
  type ListDefaults,
  type ListQuery,
  type ListState,
  type PageSize,
  useListState,
} from './useListState';
