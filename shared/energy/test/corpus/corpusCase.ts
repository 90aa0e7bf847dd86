import type { CurveFileOptions } from '../../src/files';

/** The expected result of a supply point. */
export interface ExpectedPoint {
  readonly cups20: string | null;
  readonly minutes: 15 | 60;
  readonly readings: number;
  readonly kwh: number;
  /** ISO 8601, UTC: start of the first reading and end of the last. */
  readonly first: string;
  readonly end: string;
  /** Default: 0. */
  readonly missing?: number;
  readonly repeated?: number;
  readonly estimated?: number;
}

export interface ExpectedFile {
  readonly format?: string | null;
  readonly encoding?: string;
  readonly points: readonly ExpectedPoint[];
  /** «code@line», or «code» when it is about the whole file; all of them, in order of line. */
  readonly problems: readonly string[];
  readonly rejected?: number;
  readonly isHourBeginning?: boolean;
  /** «date slot» → kWh. */
  readonly slots?: Readonly<Record<string, number>>;
}

/** A file and its expected result. */
export interface CorpusCase {
  readonly name: string;
  readonly bytes: () => Uint8Array;
  readonly options?: CurveFileOptions;
  readonly expect: ExpectedFile;
}
