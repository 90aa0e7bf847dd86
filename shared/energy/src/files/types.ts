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

/** How the bytes were read as text. ISO-8859-1 and -15 count as windows-1252. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Something to tell whoever brought the file. */
export interface FileProblem {
  /** fatal: it cannot be read as a curve · error: that line is left out · warning: read, with a remark. */
  readonly severity: 'fatal' | 'error' | 'warning';
  /** Stable, for programs: «not-a-number». */
  readonly code: string;
  /** Counted from 1; null when it is about the whole file. */
  readonly line: number | null;
  /** The header as it stands, or «columna 3» where there is none. */
  readonly column: string | null;
  /** What the cell says, shortened. */
  readonly value: string | null;
  /** Spanish, whole sentences: what is wrong and what to do. */
  readonly message: string;
}

/** A day of a curve, and where each slot stands in the file. */
export interface FileDay extends CurveDay {
  /** The line of each slot, 0 where there is none. */
  readonly lines: Int32Array;
}

/** Readings that are missing between others: from, up to but without. */
export interface CurveGap {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What a file has of one supply point. */
export interface CurvePoint {
  readonly cups20: string | null;
  /** As complete as the file says it: 22 characters if any line does. */
  readonly cups: string | null;
  readonly minutes: CurveDay['minutes'];
  /** Start of the first reading and end of the last, milliseconds UTC. */
  readonly firstMs: number;
  readonly endMs: number;
  readonly readings: number;
  /** Readings missing between the first and the last. */
  readonly missing: number;
  /** The first 20 ranges that are missing. */
  readonly gaps: readonly CurveGap[];
  /** Lines that say again what another said. */
  readonly repeated: number;
  readonly estimated: number;
  /** Sum of what was consumed, exact to six decimals. */
  readonly kwh: number;
}

/** What became of a file. */
export interface CurveFileSummary {
  /** null when it is none of those that are known. */
  readonly format: CurveFormat | null;
  readonly encoding: FileEncoding;
  /** False when a fatal problem was told: nothing of it should be used. */
  readonly isReadable: boolean;
  readonly points: readonly CurvePoint[];
  /** Lines of data, without header and blank ones; of a matrix, the cells that say something. */
  readonly rows: number;
  readonly rejected: number;
  /** How many times each code was found, told in detail or not. */
  readonly problemCounts: Readonly<Record<string, number>>;
  /** Whether the labels were taken as the start of the hour (docs/formats.md). */
  readonly isHourBeginning: boolean;
}

export interface CurveFileOptions {
  /** Whose clock the labels show; the Peninsula's unless said. */
  readonly territory?: Territory | ((cups20: string | null) => Territory);
  /** For files that do not say the CUPS (e-distribución leaves the column empty). */
  readonly cups?: string;
}

export interface CurveReaderOptions extends CurveFileOptions {
  /** Each local day comes once: as soon as it is complete, or at the end what has gaps. In no order. */
  readonly onDay: (day: FileDay) => void;
  readonly onProblem: (problem: FileProblem) => void;
}

/** Takes a file in pieces of any size. */
export interface CurveReader {
  push(chunk: Uint8Array): void;
  /** What whoever brings the file has to say of it: when that is fatal, nothing more is read. */
  tell(problem: FileProblem): void;
  /** Tells what is left to tell; call it once, after the last piece. */
  end(): CurveFileSummary;
}
