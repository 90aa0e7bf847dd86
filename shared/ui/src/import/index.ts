export { Amounts, type AmountsProps } from './Amounts';
export type { Dropped } from './dropped';
export { FileZone, type FileZoneProps } from './FileZone';
export { proposeMapping } from './file/headers';
export {
  defineImport,
  type FileColumn,
  type ImportSpec,
} from './file/importSpec';
export {
  type DecimalMark,
  dayKind,
  decimalKind,
  readDay,
  readDecimal,
  textKind,
  type ValueKind,
  wholeKind,
  wordKey,
  wordKind,
  yesNoKind,
} from './file/kinds';
export { countsOf } from './file/notes';
export { readImportFile } from './file/readFile';
export { markOf, toImport } from './file/rows';
export { importColumns, sentColumns, UndoneBadge } from './importColumns';
export { OnlyErrors, type OnlyErrorsProps } from './OnlyErrors';
export { CheckCard, type CheckWords } from './steps/CheckCard';
export { DoneCard } from './steps/DoneCard';
export { FileChoice } from './steps/FileChoice';
export { ImportSteps } from './steps/ImportSteps';
export { TemplateCard } from './steps/TemplateCard';
export { type CheckedFile, useFileImport } from './steps/useFileImport';
export { UndoImport, type UndoImportProps } from './UndoImport';
export { useFileDrop } from './useFileDrop';
