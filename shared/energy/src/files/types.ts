import type { CurveDay } from '../curve/day';
import type { Territory } from '../tariff';

/** The formats that are read: docs/formats.md has a sample of each. */
export type CurveFormat =
  | 'cnmc'
  | 'datadis'
  | 'edistribucion'
  | 'ide'
  | 'ide-raw'
  | 'ufd'
  | 'f5d'
  | 'p5d'
  | 'p1d'
  | 'p2d'
  | 'f1'
  | 'matrix'
  | 'other';

/** The encoding that the bytes were decoded with. ISO-8859-1 and -15 count as windows-1252. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A person's answers about a file that does not show them. */
export interface FileAnswers {
  /** «2.020» is 2.02 with a point, 2020 with a comma. */
  readonly decimalMark?: ',' | '.' | undefined;
  /** The end of its interval that a label names. */
  readonly labels?: 'start' | 'end' | undefined;
}

/** A message to the person who brought the file. */
export interface FileProblem {
  /**
   * fatal: not readable as a curve · error: the line is rejected · warning: read, with a remark.
   */
  readonly severity: 'fatal' | 'error' | 'warning';
  /** Stable, for programs: «not-a-number». */
  readonly code: string;
  /** Counted from 1; null when it is about the whole file. */
  readonly line: number | null;
  /** The header as written, or «columna 3» without one. */
  readonly column: string | null;
  /** The cell, shortened. */
  readonly value: string | null;
  /** Spanish, whole sentences: what is wrong and what to do. */
  readonly message: string;
  /** The answer that the file does not show: once a person gives it, the file is readable. */
  readonly asks?: keyof FileAnswers;
}

/** A day of a curve, and the line of each slot. */
export interface FileDay extends CurveDay {
  /** The line of each slot, 0 where there is none. */
  readonly lines: Int32Array;
}

/** Missing readings between others; the end is excluded. */
export interface CurveGap {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A file's data of one supply point. */
export interface CurvePoint {
  readonly cups20: string | null;
  /** The CUPS as complete as in the file: 22 characters if any line has them. */
  readonly cups: string | null;
  readonly minutes: CurveDay['minutes'];
  /** Start of the first reading and end of the last, milliseconds UTC. */
  readonly firstMs: number;
  readonly endMs: number;
  readonly readings: number;
  /** Readings missing between the first and the last. */
  readonly missing: number;
  /** The first 20 missing ranges. */
  readonly gaps: readonly CurveGap[];
  /** Lines that repeat another one. */
  readonly repeated: number;
  readonly estimated: number;
  /** The consumption, exact to six decimals. */
  readonly kwh: number;
}

/** The outcome of a file. */
export interface CurveFileSummary {
  /** null when it is not a known format. */
  readonly format: CurveFormat | null;
  readonly encoding: FileEncoding;
  /** False after a fatal problem: discard the whole result. */
  readonly isReadable: boolean;
  readonly points: readonly CurvePoint[];
  /** Lines of data, without header and blank lines; of a matrix, the non-empty cells. */
  readonly rows: number;
  readonly rejected: number;
  /** Occurrences of each code, reported in detail or not. */
  readonly problemCounts: Readonly<Record<string, number>>;
  /** True when the labels were taken as the start of the hour (docs/formats.md). */
  readonly isHourBeginning: boolean;
}

export interface CurveFileOptions {
  /** The clock of the labels; by default the Peninsula's. */
  readonly territory?: Territory | ((cups20: string | null) => Territory);
  /** The CUPS for files without one (e-distribución leaves the column empty). */
  readonly cups?: string;
  /** Answers for files that do not show these: `FileProblem.asks`. */
  readonly answers?: FileAnswers;
}

export interface CurveReaderOptions extends CurveFileOptions {
  /** Gets each local day once: as soon as it is complete, or at the end with gaps. In no order. */
  readonly onDay: (day: FileDay) => void;
  readonly onProblem: (problem: FileProblem) => void;
}

/** Takes a file in pieces of any size. */
export interface CurveReader {
  push(chunk: Uint8Array): void;
  /** Adds a problem from the caller; after a fatal one, reading ends. */
  tell(problem: FileProblem): void;
  /** Returns whether there was a fatal problem: the caller can stop sending pieces. */
  isFatal(): boolean;
  /** Reports the rest; call it once, after the last piece. */
  end(): CurveFileSummary;
}
