export { recordFileColumns } from '../records/recordFileColumns';
export { toCsv } from './csv';
export { download } from './download';
export { ExportMenu, type ExportMenuProps } from './ExportMenu';
export type { ExportColumn, ExportValue, OnProgress } from './exportColumn';
export { readAll } from './readAll';
export { type ReadAllPagesOptions, readAllPages } from './readAllPages';
export { cellName, type RichCell, type SheetToWrite, toWorkbook } from './sheets';
export { toXlsx } from './xlsx';
