export { curveReader } from './curveReader';
export { mostRows } from './days/curveTable';
export { printCurve } from './printCurve';
export { shown } from './problems';
export { type CurveFile, readCurveFile } from './readCurveFile';
export type {
  CurveFileOptions,
  CurveFileSummary,
  CurveFormat,
  CurveGap,
  CurvePoint,
  CurveReader,
  CurveReaderOptions,
  FileAnswers,
  FileDay,
  FileEncoding,
  FileProblem,
} from './types';
